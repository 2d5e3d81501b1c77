import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.round.title': 'Una ronda',
  'topic.round.body':
    'El jefe del puerto nombra una zona y pregunta a los demás uno tras otro. Cada cual toma como mucho una carta por ronda. Cuando el jefe del puerto toma una carta o ha pasado en todas, la ronda acaba.',
  'topic.areas.title': 'Las cuatro zonas',
  'topic.areas.body':
    'La casa gremial tiene contratos y ayudantes; los muelles, barcos, capitanes y pepitas; el mercado, mercancías y comerciantes; el banco, dinero y banqueros. Cada una tiene también cartas de puntos de victoria, una oferta actual y una futura.',
  'topic.harbor-master.title': 'Jefe del puerto',
  'topic.harbor-master.body':
    'Nombra la zona, responde en último lugar y toma una carta o nombra otra zona aún no nombrada. El cargo pasa a la izquierda después de cada ronda.',
  'topic.taking.title': 'Tomar una carta',
  'topic.taking.body':
    'Cuando te preguntan puedes tomar una carta de la oferta actual. Mercancías, pepitas y puntos de victoria se pagan al momento; las demás son gratis. Los barcos quedan a la vista delante de ti, lo demás va a la mano.',
  'topic.passing.title': 'Pasar',
  'topic.passing.body':
    'Quien pasa sigue en la ronda y vuelve a ser preguntado si se nombra otra zona. El riesgo: si el jefe del puerto toma antes una carta, la ronda acaba sin ti.',
  'topic.last-choice.title': 'Cuando todos los demás han tomado',
  'topic.last-choice.body':
    'El jefe del puerto toma entonces de la zona recién preguntada o de una zona no nombrada en esta ronda, o pasa. Las zonas nombradas antes están cerradas.',
  'topic.assistants.title': 'Ayudantes',
  'topic.assistants.body':
    'Descarta un ayudante para tomar una carta de la oferta futura en lugar de la actual. El precio se paga igual. El mazo llena el hueco.',
  'topic.contracts.title': 'Contratos',
  'topic.contracts.body':
    'Un contrato pide una cantidad de una mercancía en un destino y paga una recompensa. Cada cual empieza con uno; los demás vienen de la casa gremial. Quedan en la mano hasta cumplirse.',
  'topic.goods.title': 'Cartas de mercancía',
  'topic.goods.body':
    'Una carta tiene de uno a tres de cereal, algodón, piel o tabaco. Se gasta entera: lo que la entrega no necesita se pierde, salvo que contratos entregados juntos se la repartan.',
  'topic.nuggets.title': 'Pepitas de oro',
  'topic.nuggets.body':
    'Una pepita simple vale por una mercancía cualquiera; una doble, por dos del mismo tipo.',
  'topic.traders.title': 'Comerciantes',
  'topic.traders.body':
    'Descarta un comerciante en una entrega para convertir todas las mercancías de una carta en otra. Las pepitas no lo necesitan.',
  'topic.captains.title': 'Capitanes',
  'topic.captains.body':
    'Descarta un capitán en una entrega para enviar un barco a otro destino. Todos los contratos de ese barco van entonces allí.',
  'topic.ships.title': 'Barcos mercantes',
  'topic.ships.body':
    'Un barco va a un destino y se descarta tras la entrega. Un solo barco puede llevar varios contratos para su destino.',
  'topic.money.title': 'Cartas de dinero',
  'topic.money.body':
    'Descarta una carta de dinero en cualquier momento por los dólares que muestra. Lo que quede en la mano al final se cobra solo.',
  'topic.bankers.title': 'Banqueros',
  'topic.bankers.body':
    'Puntúan al final para quien tenga más dinero: 2 puntos cada uno con dos o tres jugadores; con cuatro o cinco, 3 puntos cada uno, y 1 cada uno para la segunda mayor suma.',
  'topic.delivering.title': 'Entregar',
  'topic.delivering.body':
    'Reúne contratos, mercancías, ayudantes y barco, en cualquier momento, incluso mientras se pregunta a otros. Las cartas se descartan y las recompensas se pagan al momento. No cuenta como tu respuesta.',
  'topic.refill.title': 'La siguiente ronda',
  'topic.refill.body':
    'En cada zona nombrada se descarta lo que queda, la oferta futura avanza y se roban cartas nuevas. Las demás zonas no cambian. Las cartas descartadas no vuelven nunca.',
  'topic.end.title': 'El final',
  'topic.end.body':
    'Una zona está seca cuando su oferta actual no se puede completar. Una zona seca termina la partida con dos o tres jugadores, dos con cuatro o cinco, tras la ronda en que ocurre.',
  'topic.last-deliveries.title': 'Últimas entregas',
  'topic.last-deliveries.body':
    'Tras la última ronda cada cual puede entregar una vez más, todos a la vez. Ya no se toma ninguna carta.',
  'topic.scoring.title': 'Recuento',
  'topic.scoring.body':
    'Las cartas de puntos de victoria valen lo que muestran, cada 10\u00a0$ completos un punto, y los banqueros según el dinero. Con los mismos puntos va delante quien tenga más dinero.',
  'topic.hidden.title': 'Lo oculto',
  'topic.hidden.body':
    'Las manos están ocultas, pero se pueden contar. Dinero, barcos, ofertas y descartes están a la vista. Nadie conoce el orden de los mazos.',
  'topic.rulings.title': 'Decisiones de reglas',
  'topic.rulings.body':
    'El número de zonas secas que termina la partida se elige antes de empezar, y se puede cargar un mazo corregido si una carta impresa difiere de la nuestra.',
}
