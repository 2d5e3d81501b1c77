import type { RulesCatalogue } from '../parameters.ts'

export const messages: RulesCatalogue = {
  rules: 'Reglas aquí',
  'rules.of': 'Reglas de {game}',
  'rules.open': 'Reglas',
  'rules.close': 'Cerrar las reglas',
  'rules.all': 'Todos los temas',
  'rules.back': 'Atrás',
  'rules.related': 'Véase también',
  'rules.now': 'Ahora en la mesa',
  'rules.card': 'En la carta',
  search: 'Buscar en reglas y cartas',
  'search.hint': 'Una palabra de la regla o de la carta',
  'search.found': '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  'search.topics': 'Temas',
  'search.cards': 'Cartas',
  cards: 'Cartas y glosario',
  'cards.of': 'Cartas de {game}',
  'cards.hint': 'Cada carta con su texto, tal como está en la mesa',
  'cards.shown': '{count, plural, =0 {Ninguna carta: prueba otra palabra} one {# carta} other {# cartas}}',
  'cards.kind': 'Clase',
  'cards.all': 'Todas',
  'cards.standard': 'Edificios normales',
  'cards.special': 'Edificios especiales',
  'cards.ships': 'Barcos (comida como entre {players})',
  glossary: 'Glosario',
  'glossary.hint': 'Las mismas palabras en los cuatro idiomas',
  'glossary.language': 'español',
  'glossary.terms': 'Términos de las reglas',
  'glossary.goods': 'Mercancías y símbolos',
  'glossary.kinds': 'Clases de cartas',
  'glossary.cards': 'Cartas',
  'group.turn': 'Tu turno',
  'group.buildings': 'Edificios',
  'group.goods': 'Mercancías',
  'group.round': 'Fin de la ronda',
  'group.ships': 'Barcos',
  'group.end': 'Fin de la partida',
  'group.variants': 'Variantes',
  'group.asking': 'La ronda',
  'group.cards': 'Cartas',
  'group.delivery': 'Entregas',
  'group.close': 'Fin de la partida',
  'now.turn': 'Ronda {round} de {rounds}, turno {turn} de 7.',
  'now.offers': 'Tomarías todo lo de una de estas casillas.',
  'now.food': 'Al final de esta ronda debes {due} de comida y puedes pagar {ready}.',
  'now.energy': 'Tienes {energy} de energía.',
  'now.loans':
    '{loans, plural, =0 {No tienes préstamos.} one {Tienes # préstamo.} other {Tienes # préstamos.}}',
  'now.fortune': 'Tu fortuna es de {francs, plural, one {# franco} other {# francos}}.',
  'now.ships':
    '{ships, plural, =0 {No tienes barcos.} one {Tu barco trae {food} de comida por ronda.} other {Tus # barcos traen {food} de comida por ronda.}}',
  'now.special':
    '{count, plural, =0 {No queda ningún edificio especial.} one {Hay # edificio especial boca abajo.} other {Hay # edificios especiales boca abajo.}}',
  'now.harvest':
    '{harvest, select, yes {Esta ronda termina con una cosecha.} other {Esta ronda no tiene cosecha.}}',
  'now.final':
    '{rounds, plural, =0 {Es el momento de las últimas acciones.} one {Queda una ronda, contando esta.} other {Quedan # rondas, contando esta.}}',
  'now.master': 'Lleva el puerto: {player}.',
  'now.money': 'Tienes {money}.',
  'now.refills':
    '{area}: {count, plural, =0 {ya no se puede reponer} one {se repone entera # vez más} other {se repone entera # veces más}}.',
  'now.hand': '{count, plural, one {Tienes # carta en la mano.} other {Tienes # cartas en la mano.}}',
  'topic.le-havre.turn.title': 'Un turno',
  'topic.le-havre.turn.body':
    'Primero el suministro: tu barco avanza a la siguiente ficha y llegan dos mercancías. Después, una acción principal: tomar una oferta o usar un edificio. Antes y después puedes comprar, vender y devolver préstamos. Cada ronda tiene siete turnos.',
  'topic.le-havre.supply.title': 'Fichas de suministro',
  'topic.le-havre.supply.body':
    'Hay siete fichas en fila y cada una trae dos fichas a las ofertas. Conservan su orden toda la partida: cuando están todas boca arriba, sabes qué llegará. Una de ellas hace pagar intereses.',
  'topic.le-havre.offers.title': 'Tomar una oferta',
  'topic.le-havre.offers.body':
    'Tomas todo lo que hay en una casilla de oferta, nunca una parte. Los francos son una oferta como cualquier otra. El carbón, las pieles y las mercancías procesadas no tienen oferta: solo las dan los edificios.',
  'topic.le-havre.undo.title': 'Deshacer',
  'topic.le-havre.undo.body':
    'Puedes deshacer lo que hiciste mientras nadie más haya actuado ni se haya descubierto una carta oculta. Lo visto, visto está.',
  'topic.le-havre.use-building.title': 'Usar un edificio',
  'topic.le-havre.use-building.body':
    'Envía a tu persona a un edificio del municipio, tuyo o de otro jugador, paga el coste de entrada y realiza su acción. Mientras esté allí nadie más puede entrar, y tú no puedes volver a usarlo sin salir antes.',
  'topic.le-havre.entry-fee.title': 'Coste de entrada',
  'topic.le-havre.entry-fee.body':
    'Lo cobra quien posee el edificio, o la tesorería si es del municipio. En lo propio se entra gratis. La comida también se puede pagar con francos; los francos, solo con francos. Se paga antes de la acción, nunca con un préstamo, y debe quedar lo que la acción necesita.',
  'topic.le-havre.building.title': 'Construir',
  'topic.le-havre.building.body':
    'Construyen las Constructoras y la Inmobiliaria. Solo se construye la primera carta de cada pila de proyectos, y su coste se paga en mercancías. El ladrillo sirve de arcilla y el acero de hierro, nunca al revés.',
  'topic.le-havre.buying.title': 'Comprar',
  'topic.le-havre.buying.body':
    'En tu turno puedes comprar con francos cualquier edificio del municipio, la primera carta de una pila de proyectos y el primer barco de un montón. Los transatlánticos y las cartas sin precio no se venden. En la fase final nadie compra.',
  'topic.le-havre.selling.title': 'Vender',
  'topic.le-havre.selling.body':
    'El municipio compra tus edificios y barcos por la mitad de su valor, en cualquier momento en que no haya una acción en curso, incluso en turnos ajenos. Un edificio vendido vuelve al municipio; un barco, encima de su montón.',
  'topic.le-havre.special.title': 'Edificios especiales',
  'topic.le-havre.special.body':
    'En la versión completa hay seis boca abajo. Algunas cartas de ronda hacen que el municipio descubra uno: desde entonces se usa y se compra como cualquier edificio del municipio. El último queda oculto.',
  'topic.le-havre.goods.title': 'Mercancías',
  'topic.le-havre.goods.body':
    'Hay ocho mercancías y cada una se puede procesar: el pescado en ahumado, la arcilla en ladrillo, el hierro en acero, etc. De eso se encargan los edificios. Al final de la partida las mercancías no valen nada.',
  'topic.le-havre.energy.title': 'Energía',
  'topic.le-havre.energy.body':
    'Algunas acciones y todos los barcos piden energía. La madera da 1, el carbón vegetal y el carbón 3, el coque 10. Toda la energía de una acción se paga de una vez, los medios se redondean hacia arriba y lo sobrante se pierde.',
  'topic.le-havre.food.title': 'Comida',
  'topic.le-havre.food.body':
    'Un pescado vale 1 comida, el ahumado y el pan 2, la carne 3. Un franco puede contar como 1 comida. El cereal y las reses no alimentan. No se da cambio.',
  'topic.le-havre.feeding.title': 'Alimentación',
  'topic.le-havre.feeding.body':
    'Al final de la ronda cada cual debe la comida de la carta de ronda. Primero pagan tus barcos su parte, y tú pagas el resto con comida y francos. Si no alcanza, entregas todo y pides préstamos, o vendes algo.',
  'topic.le-havre.harvest.title': 'Cosecha',
  'topic.le-havre.harvest.body':
    'Si la carta de ronda lo indica, quien tiene cereal recibe uno más, y quien tiene al menos dos reses recibe otra. Nunca más de uno de cada.',
  'topic.le-havre.town.title': 'El municipio construye',
  'topic.le-havre.town.body':
    'Tras la alimentación, algunas cartas de ronda hacen construir al municipio: el proyecto de número más bajo o el siguiente edificio especial. Después la carta se da la vuelta y es un barco nuevo.',
  'topic.le-havre.loans.title': 'Préstamos',
  'topic.le-havre.loans.body':
    'Solo se piden para la alimentación y los intereses, cuando no basta con todo lo que tienes. Cada préstamo da 4 francos, se devuelve por 5 en cualquier momento y resta 7 al final.',
  'topic.le-havre.interest.title': 'Intereses',
  'topic.le-havre.interest.body':
    'Cuando un barco llega a la ficha con la señal de intereses, quien tiene deudas paga 1 franco, sean cuantos sean los préstamos. Devolver antes el último lo evita. Sin francos, vendes algo o pides otro préstamo.',
  'topic.le-havre.ships.title': 'Barcos',
  'topic.le-havre.ships.body':
    'Un astillero construye un barco por visita, el primero de un montón: madera, hierro o acero, y 3 de energía. Antes del primer barco que no sea de madera se moderniza con un ladrillo, para siempre y para todos. Los barcos traen comida cada ronda, llevan mercancías y tienen valor.',
  'topic.le-havre.shipping.title': 'Enviar mercancías',
  'topic.le-havre.shipping.body':
    'La Compañía naviera vende mercancías: 3 de energía por barco enviado; uno de madera lleva 2 mercancías, uno de hierro 3, uno de acero 4. Cada mercancía tiene su precio, de 1 a 8 francos.',
  'topic.le-havre.final-action.title': 'La última acción',
  'topic.le-havre.final-action.body':
    'Tras la última ronda cada cual tiene una acción principal más, sin suministro. Se puede entrar en un edificio aunque haya otros dentro. Después ya no hay cosecha, ni alimentación, ni intereses.',
  'topic.le-havre.scoring.title': 'El recuento',
  'topic.le-havre.scoring.body':
    'Los francos en mano, el valor de edificios y barcos y lo que suman las cartas con signo más, menos 7 por cada préstamo que no se pueda devolver. Las mercancías no cuentan. Con la misma fortuna se comparte el puesto.',
  'topic.le-havre.short-game.title': 'La versión reducida',
  'topic.le-havre.short-game.body':
    'Menos rondas, ofertas más ricas y mercancías para cada cual al empezar, más edificios en el municipio y ningún edificio especial.',
  'topic.le-havre.solo.title': 'En solitario',
  'topic.le-havre.solo.body':
    'Juegas los siete turnos de cada ronda y una última acción. Tu persona también debe salir de un edificio antes de volver a usarlo. Se debe más comida, y los barcos traen más.',
  'topic.le-havre.rulings.title': 'Decisiones de reglas',
  'topic.le-havre.rulings.body':
    'Donde los reglamentos callan o se contradicen, la mesa decide antes de la partida: el Mercado negro arriba, el Estadio de fútbol, los intereses dobles, el límite del Mercado. La lista está en el formulario de partida nueva.',
  'topic.packet-row.round.title': 'Una ronda',
  'topic.packet-row.round.body':
    'El jefe del puerto nombra una zona y pregunta a los demás uno tras otro. Cada cual toma como mucho una carta por ronda. Cuando el jefe del puerto toma una carta o ha pasado en todas, la ronda acaba.',
  'topic.packet-row.areas.title': 'Las cuatro zonas',
  'topic.packet-row.areas.body':
    'La casa gremial tiene contratos y ayudantes; los muelles, barcos, capitanes y pepitas; el mercado, mercancías y comerciantes; el banco, dinero y banqueros. Cada una tiene también cartas de puntos de victoria, una oferta actual y una futura.',
  'topic.packet-row.harbor-master.title': 'Jefe del puerto',
  'topic.packet-row.harbor-master.body':
    'Nombra la zona, responde en último lugar y toma una carta o nombra otra zona aún no nombrada. El cargo pasa a la izquierda después de cada ronda.',
  'topic.packet-row.taking.title': 'Tomar una carta',
  'topic.packet-row.taking.body':
    'Cuando te preguntan puedes tomar una carta de la oferta actual. Mercancías, pepitas y puntos de victoria se pagan al momento; las demás son gratis. Los barcos quedan a la vista delante de ti, lo demás va a la mano.',
  'topic.packet-row.passing.title': 'Pasar',
  'topic.packet-row.passing.body':
    'Quien pasa sigue en la ronda y vuelve a ser preguntado si se nombra otra zona. El riesgo: si el jefe del puerto toma antes una carta, la ronda acaba sin ti.',
  'topic.packet-row.last-choice.title': 'Cuando todos los demás han tomado',
  'topic.packet-row.last-choice.body':
    'El jefe del puerto toma entonces de la zona recién preguntada o de una zona no nombrada en esta ronda, o pasa. Las zonas nombradas antes están cerradas.',
  'topic.packet-row.assistants.title': 'Ayudantes',
  'topic.packet-row.assistants.body':
    'Descarta un ayudante para tomar una carta de la oferta futura en lugar de la actual. El precio se paga igual. El mazo llena el hueco.',
  'topic.packet-row.contracts.title': 'Contratos',
  'topic.packet-row.contracts.body':
    'Un contrato pide una cantidad de una mercancía en un destino y paga una recompensa. Cada cual empieza con uno; los demás vienen de la casa gremial. Quedan en la mano hasta cumplirse.',
  'topic.packet-row.goods.title': 'Cartas de mercancía',
  'topic.packet-row.goods.body':
    'Una carta tiene de uno a tres de cereal, algodón, piel o tabaco. Se gasta entera: lo que la entrega no necesita se pierde, salvo que contratos entregados juntos se la repartan.',
  'topic.packet-row.nuggets.title': 'Pepitas de oro',
  'topic.packet-row.nuggets.body':
    'Una pepita simple vale por una mercancía cualquiera; una doble, por dos del mismo tipo.',
  'topic.packet-row.traders.title': 'Comerciantes',
  'topic.packet-row.traders.body':
    'Descarta un comerciante en una entrega para convertir todas las mercancías de una carta en otra. Las pepitas no lo necesitan.',
  'topic.packet-row.captains.title': 'Capitanes',
  'topic.packet-row.captains.body':
    'Descarta un capitán en una entrega para enviar un barco a otro destino. Todos los contratos de ese barco van entonces allí.',
  'topic.packet-row.ships.title': 'Barcos mercantes',
  'topic.packet-row.ships.body':
    'Un barco va a un destino y se descarta tras la entrega. Un solo barco puede llevar varios contratos para su destino.',
  'topic.packet-row.money.title': 'Cartas de dinero',
  'topic.packet-row.money.body':
    'Descarta una carta de dinero en cualquier momento por los dólares que muestra. Lo que quede en la mano al final se cobra solo.',
  'topic.packet-row.bankers.title': 'Banqueros',
  'topic.packet-row.bankers.body':
    'Puntúan al final para quien tenga más dinero: 2 puntos cada uno con dos o tres jugadores; con cuatro o cinco, 3 puntos cada uno, y 1 cada uno para la segunda mayor suma.',
  'topic.packet-row.delivering.title': 'Entregar',
  'topic.packet-row.delivering.body':
    'Reúne contratos, mercancías, ayudantes y barco, en cualquier momento, incluso mientras se pregunta a otros. Las cartas se descartan y las recompensas se pagan al momento. No cuenta como tu respuesta.',
  'topic.packet-row.refill.title': 'La siguiente ronda',
  'topic.packet-row.refill.body':
    'En cada zona nombrada se descarta lo que queda, la oferta futura avanza y se roban cartas nuevas. Las demás zonas no cambian. Las cartas descartadas no vuelven nunca.',
  'topic.packet-row.end.title': 'El final',
  'topic.packet-row.end.body':
    'Una zona está seca cuando su oferta actual no se puede completar. Una zona seca termina la partida con dos o tres jugadores, dos con cuatro o cinco, tras la ronda en que ocurre.',
  'topic.packet-row.last-deliveries.title': 'Últimas entregas',
  'topic.packet-row.last-deliveries.body':
    'Tras la última ronda cada cual puede entregar una vez más, todos a la vez. Ya no se toma ninguna carta.',
  'topic.packet-row.scoring.title': 'Recuento',
  'topic.packet-row.scoring.body':
    'Las cartas de puntos de victoria valen lo que muestran, cada 10\u00a0$ completos un punto, y los banqueros según el dinero. Con los mismos puntos va delante quien tenga más dinero.',
  'topic.packet-row.hidden.title': 'Lo oculto',
  'topic.packet-row.hidden.body':
    'Las manos están ocultas, pero se pueden contar. Dinero, barcos, ofertas y descartes están a la vista. Nadie conoce el orden de los mazos.',
  'topic.packet-row.rulings.title': 'Decisiones de reglas',
  'topic.packet-row.rulings.body':
    'El número de zonas secas que termina la partida se elige antes de empezar, y se puede cargar un mazo corregido si una carta impresa difiere de la nuestra.',
}
