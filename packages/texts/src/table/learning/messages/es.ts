import type { LearningCatalogue } from '../parameters.ts'

export const messages: LearningCatalogue = {
  lesson: 'Lección: {game}',
  'coach.step': 'Paso {step} de {steps}',
  'coach.back': 'Atrás',
  'coach.forward': 'Adelante',
  'coach.got-it': 'Entendido',
  'coach.show': 'Muéstramelo',
  'coach.leave': 'Salir',
  'coach.leave.hint': 'Sal cuando quieras: te espera el paso {step}.',
  'coach.finish': 'Terminar',
  'coach.between': 'Primero termina esto',
  'coach.between.hint': 'Responde a la pregunta y la lección continúa.',
  'coach.others': 'Juegan los demás. La lección sigue cuando te toque.',
  'coach.hide': 'Ocultar la lección',
  'coach.unhide': 'Mostrar la lección',
  'step.le-havre.goal.title': 'Un puerto para ti',
  'step.le-havre.goal.body':
    'Al final cuentan los francos, los edificios y los barcos; las mercancías no valen nada. Esto es lo que tienes; la suma es tu fortuna. Gana la mayor fortuna.',
  'step.le-havre.rounds.title': 'Las dos últimas rondas',
  'step.le-havre.rounds.body':
    'Una ronda tiene siete turnos, uno tras otro. Después, cada cual paga la comida que se indica aquí. Tras la última ronda, cada jugador tiene una última acción.',
  'step.le-havre.offer.title': 'Hay madera en el puerto',
  'step.le-havre.offer.body':
    'Cada turno empieza con la llegada de dos mercancías. Luego haces una sola cosa: tomar una oferta entera o usar un edificio. Elige la madera y confirma.',
  'step.le-havre.end-of-turn.title': 'Cede el turno',
  'step.le-havre.end-of-turn.body':
    'Además de tu acción puedes comprar o vender edificios y barcos y devolver préstamos. Ahora no hace falta nada de eso: termina tu turno.',
  'step.le-havre.build.title': 'Construye un Astillero',
  'step.le-havre.build.body':
    'Para usar un edificio envías allí a tu persona; mientras esté dentro, nadie más puede entrar. Ve a la Constructora y construye el Astillero, la primera carta de una pila de proyectos. Pagas con tus mercancías.',
  'step.le-havre.feeding.title': 'Trabajadores con hambre',
  'step.le-havre.feeding.body':
    'Tus barcos traen casi toda la comida; pescado y francos pagan el resto, pero no alcanza. Lo que falta se pide prestado: un préstamo da 4 francos. Devolverlo cuesta 5, y conservarlo cuesta 7 al final.',
  'step.le-havre.energy.title': 'Hornear gasta energía',
  'step.le-havre.energy.body':
    'Tu Tahona convierte cereal en pan, y cada pan vale dos comidas. El horno pide energía: la madera da 1 y el carbón 3. Hornea todo tu cereal. En tu propio edificio no hay coste de entrada.',
  'step.le-havre.interest.title': 'Un préstamo cuesta intereses',
  'step.le-havre.interest.body':
    'Cuando un barco llega a la ficha con la señal de intereses, quien tiene deudas paga 1 franco. Hay algo mejor: devuelve ahora el préstamo y no deberás nada al final.',
  'step.le-havre.ship.title': 'Bota un barco',
  'step.le-havre.ship.body':
    'En el Astillero construyes el primer barco de un montón. Este, de madera, pide 5 maderas y 3 energías. Los barcos valen francos y traen comida cada ronda. Los de hierro y acero exigen un astillero modernizado con un ladrillo.',
  'step.le-havre.cargo.title': 'Carga para el último viaje',
  'step.le-havre.cargo.body':
    'Las mercancías que sobren no valdrán nada, así que al final conviene enviarlas. Las reses se venden a 3 francos cada una: tómalas.',
  'step.le-havre.last-feeding.title': 'Una comida más',
  'step.le-havre.last-feeding.body':
    'Tus barcos vuelven a ayudar y el pan paga lo que falta. Un pan cuenta dos comidas aunque solo falte una: no se da cambio.',
  'step.le-havre.final.title': 'La última acción',
  'step.le-havre.final.body':
    'Cada cual actúa una vez más, y ahora se puede entrar incluso en edificios ocupados. Ve a la Compañía naviera, envía todos tus barcos y carga lo que mejor se vende. Luego termina tu turno.',
  'step.le-havre.score.title': 'Esto era Le Havre',
  'step.le-havre.score.body':
    'La hoja suma francos, edificios y barcos y resta los préstamos. Has visto todas las partes de un turno; una partida reducida contra un bot es un buen siguiente paso.',
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
  'coach.read': 'Di «{key}» para oír: {title}.',
  'coach.say': 'Puedes decir: {command}.',
  'coach.go-on': 'Di «{word}» para continuar.',
  'say.next': 'seguir|entendido|siguiente|continuar|adelante|terminar',
  'say.back': 'atrás|paso anterior|anterior',
  'say.show': 'muéstrame|mostrar|enséñame',
  'say.lesson': 'lección|paso',
  'say.leave': 'salir de la lección|salir|inicio',
  'help.next': 'pasar al paso siguiente',
  'help.back': 'volver a oír el paso anterior',
  'help.show': 'dejar que lo haga la lección',
  'help.lesson': 'repetir este paso',
  'help.leave': 'salir; la lección seguirá ahí',
}
