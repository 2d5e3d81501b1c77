import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
  'step.packet-row.goal.title': 'Ganan los puntos',
  'step.packet-row.goal.body':
    'Al final puntúan las cartas de puntos de victoria, cada 10\u00a0$ completos y los banqueros. Esta es tu mano, que nadie más ve. El dinero y los barcos están a la vista.',
  'step.packet-row.areas.title': 'Cuatro zonas',
  'step.packet-row.areas.body':
    'Cada zona muestra las cartas que se pueden tomar ahora y las que vienen después. Solo se toma una carta donde pregunta el jefe del puerto.',
  'step.packet-row.take.title': 'Te pregunta el mercado',
  'step.packet-row.take.body':
    'Odile lleva el puerto y ha nombrado el mercado. Tu contrato pide 3 pieles para España: tómalas. Las mercancías se pagan al momento, y tomas una carta por ronda.',
  'step.packet-row.pass.title': 'Pasar es esperar',
  'step.packet-row.pass.body':
    'Ahora Mateo lleva el puerto y ha nombrado la casa gremial. Allí nada te sirve: pasa. Si nombra otra zona, te volverá a preguntar; si toma una carta, la ronda acaba.',
  'step.packet-row.ship.title': 'Un barco para España',
  'step.packet-row.ship.body':
    'Esperar valió la pena: los muelles están abiertos. Tus pieles van a España, así que toma el barco mercante a España. Es gratis y queda delante de ti.',
  'step.packet-row.deliver.title': 'Entrega',
  'step.packet-row.deliver.body':
    'Contrato, mercancías y barco están reunidos. Puedes entregar en cualquier momento, incluso cuando se pregunta a otra persona: descartas las cartas y cobras la recompensa.',
  'step.packet-row.name.title': 'El puerto es tuyo',
  'step.packet-row.name.body':
    'El cargo de jefe del puerto da la vuelta a la mesa. Tú nombras una zona y los demás eligen antes. Otro barco te vendría bien: nombra los muelles.',
  'step.packet-row.master.title': 'El jefe del puerto elige al final',
  'step.packet-row.master.body':
    'Lo que queda es para ti. Toma el barco: cuando el jefe del puerto toma una carta, acaba la ronda. Si pasaras, nombrarías otra zona.',
  'step.packet-row.helpers.title': 'Los ayudantes cubren huecos',
  'step.packet-row.helpers.body':
    'Una pepita de oro vale por cualquier mercancía, un comerciante cambia las de una carta y un capitán desvía un barco. Entrega el algodón con tu pepita y tu capitán.',
  'step.packet-row.assistant.title': 'Un paso por delante',
  'step.packet-row.assistant.body':
    'Tu ayudante toma para ti una carta de la oferta futura; su precio se paga igual. La Bolsa de comercio da seis puntos: tómala.',
  'step.packet-row.score.title': 'Esto era Packet Row',
  'step.packet-row.score.body':
    'El banco no se pudo reponer, y eso terminó la partida. Tras una última ocasión de entregar, puntúan cartas, dinero y banqueros. Una partida contra dos bots es un buen siguiente paso.',
}
