import { messages as common } from '@quayside/texts/common/es'
import type { Catalogue } from './parameters.ts'

export const messages: Catalogue = {
  ...common,

  // cómo se llaman las cartas
  'name.order': '{goods} {to}',
  'name.contract': 'Contrato: {order}',
  'name.starting_contract': 'Contrato inicial: {order}',
  'name.merchant_ship': 'Barco mercante {to}',
  'name.money': 'Carta de dinero: {money}',
  'name.unknown': 'Carta oculta',
  'one.contract': 'el contrato ({order})',
  'one.contract.value': 'el contrato ({order}, {reward})',
  'one.starting_contract': 'el contrato inicial ({order})',
  'one.starting_contract.value': 'el contrato inicial ({order}, {reward})',
  'one.merchant_ship': 'un barco mercante {to}',
  'one.money': 'una carta de dinero de {money}',
  'one.victory_points.value': '{the_building} ({points})',
  'face.contract': '{order}: {reward}',
  'face.victory_points': '{building}, {points}',
  'face.price': '{face} ({price})',

  // la carta
  'card.type': '{type} ({area}).',
  'card.type.start': '{type}.',
  'card.price': 'Precio: {price}.',
  'card.free': 'Gratis.',
  'card.copies': 'Copias: {count}.',

  // lo que hace una carta
  'effect.contract': 'Entrega {goods} {to} con un barco mercante y recibe {reward}.',
  'effect.starting_contract':
    'En la mano desde el principio. Entrega {goods} {to} con un barco mercante y recibe {reward}.',
  'effect.assistant':
    'Al tomar una carta, descarta esta para elegirla de la oferta futura de la zona. Su precio se paga igualmente.',
  'effect.merchant_ship':
    'Lleva uno o varios contratos {to} en una sola entrega. Se coloca delante de ti, a la vista de todos.',
  'effect.captain': 'En una entrega, descarta esta carta para cambiar el destino de un barco mercante.',
  'effect.gold_nugget':
    'En una entrega, cuenta como {units, plural, one {#\u00a0mercancía de cualquier tipo} other {#\u00a0mercancías del mismo tipo}}.',
  'effect.goods': 'Aporta {goods} a una entrega. Las mercancías sobrantes se pierden.',
  'effect.trader':
    'En una entrega, descarta esta carta para cambiar el tipo de mercancía de una carta de mercancía. Las pepitas de oro no se cambian.',
  'effect.money': 'Descártala en cualquier momento para recibir {money}.',
  'effect.banker':
    'Con {players}\u00a0jugadores: {most} al final de la partida si tienes más dinero que nadie.',
  'effect.banker.second':
    'Con {players}\u00a0jugadores: al final de la partida, {most} si tienes más dinero que nadie y {second} si tienes la segunda mayor suma.',
  'effect.victory_points': 'Vale {points} al final de la partida.',

  // por qué no es posible
  'refusal.awaiting-reveal': 'Antes hay que revelar cartas ocultas.',
  'refusal.not-your-turn': 'Le toca responder a {player}.',
  'refusal.not-the-master': 'Solo el jefe del puerto elige una zona; en esta ronda es {player}.',
  'refusal.name-an-area-first': 'El jefe del puerto debe elegir antes una zona.',
  'refusal.asking-under-way': 'Antes {player} debe tomar una carta o pasar ({area}).',
  'refusal.last-choice': 'Todos los demás han tomado una carta: toma una tú también o pasa.',
  'refusal.last-deliveries': 'La última ronda ha terminado: ya solo se pueden cumplir contratos.',
  'refusal.not-over-yet': 'No hay nada que terminar antes del final de la última ronda.',
  'refusal.already-done': 'Ya has terminado tus entregas.',
  'refusal.area-named-before': 'Esa zona ({area}) ya se ha elegido en esta ronda.',
  'refusal.already-took': 'Ya has tomado una carta en esta ronda.',
  'refusal.area-not-open':
    '{card}: esta carta es de otra zona ({area}), de la que ahora no puedes tomar nada.',
  'refusal.not-in-supply': '{card}: esta carta no está en la oferta actual.',
  'refusal.not-in-future-supply': '{card}: esta carta no está en la oferta futura.',
  'refusal.no-assistant': 'No tienes ningún Ayudante.',
  'refusal.too-dear': '{card}: esta carta cuesta {price} y tienes {money}.',
  'refusal.no-money-card': 'No tienes ninguna carta de dinero de {money}.',
  'refusal.no-contract': 'Una entrega cumple al menos un contrato.',
  'refusal.not-a-contract': '{card}: esta carta no es un contrato.',
  'refusal.not-for-delivery': '{card}: esta carta no sirve para una entrega.',
  'refusal.not-held': '{card}: no tienes esta carta.',
  'refusal.used-twice': '{card}: la entrega usa {used} de estas cartas y tienes {held}.',
  'refusal.no-ship': 'Ningún barco de la entrega va {to}.',
  'refusal.ship-elsewhere': '{card}: ninguno de estos contratos puede ir con este barco.',
  'refusal.idle-ship':
    'Con {ships, plural, one {#\u00a0barco} other {#\u00a0barcos}}, alguno zarparía vacío: cada uno lleva al menos un contrato.',
  'refusal.idle-captain': 'En la entrega hay un Capitán que no cambia nada.',
  'refusal.not-enough-goods': 'Los contratos piden {goods}; las cartas de mercancía aportan {have}.',
  'refusal.idle-goods': '{card}: ninguno de estos contratos pide esta mercancía.',
  'refusal.idle-trader': 'En la entrega hay un Comerciante que no cambia nada.',
  'refusal.trader-on-nugget': 'Un Comerciante cambia cartas de mercancía, no pepitas de oro.',
  'refusal.unknown-area': 'No hay ninguna zona llamada «{text}».',
  'refusal.unknown-option': 'No hay ninguna opción llamada «{text}».',
  'refusal.bad-option': 'La opción «{option}» va de {least} a {most}; «{text}» no es válido.',
  'refusal.bad-deck': 'Un mazo se compone de pilas, cada una con una lista de cartas.',
  'refusal.unknown-pile': 'No hay ninguna pila llamada «{text}».',
  'refusal.bad-pile': 'La pila «{pile}» no es una lista de cartas.',
  'refusal.bad-card': 'La entrada {place} de la pila «{pile}» no es una carta.',
  'refusal.card-without-id': 'La carta {place} de la pila «{pile}» no tiene identificador.',
  'refusal.unknown-card-type': 'La carta «{id}» es de un tipo desconocido: «{text}».',
  'refusal.card-in-wrong-pile': 'La carta «{id}» del tipo «{type}» no va en la pila «{pile}».',
  'refusal.unknown-card-field': 'La carta «{id}» tiene un campo desconocido: «{field}».',
  'refusal.bad-card-value':
    'Carta «{id}»: «{text}» no es válido para el campo «{field}». Valores posibles: {expected}.',
  'refusal.bad-card-value.plain': 'Carta «{id}»: «{text}» no es válido para el campo «{field}».',
  'refusal.same-id': 'Dos cartas tienen el identificador «{id}».',
  'refusal.same-word': 'La carta «{id}» tiene la misma palabra que otra: «{word}».',
  'refusal.wrong-pile-size': 'La pila «{pile}» tiene {cards}\u00a0cartas; debe tener {expected}.',
  'refusal.wrong-card-count':
    'La pila «{pile}» tiene {cards}\u00a0cartas de «{what}»; debe tener {expected}.',
  'refusal.bad-position': 'No se puede leer el campo «{field}».',
  'refusal.bad-number': 'El campo «{field}» va de {least} a {most}; «{text}» no es válido.',
  'refusal.bad-word': '«{text}» no es válido para el campo «{field}». Valores posibles: {expected}.',
  'refusal.too-many-copies':
    '{card}: de esta carta hay {copies, plural, one {#\u00a0copia} other {#\u00a0copias}}, no {placed}.',
  'refusal.card-in-wrong-place': '«{text}» no puede estar en el campo «{field}».',
  'refusal.wrong-card-total':
    'El campo «{field}» tiene {cards}\u00a0cartas; debe tener entre {least} y {most}.',
  'refusal.two-pieces-on-a-space': 'Dos peones están en el mismo espacio; revisa el campo «{field}».',
  'list.range': 'de {least} a {most}',

  // lo que ha pasado
  'event.area-named': '{player} elige {the_area}',
  'event.area-named.forced': '{player} ya solo puede elegir {the_area}',
  'event.took': '{player} toma {card}',
  'event.took.price': '{player} toma {card} por {price}',
  'event.took.assistant': '{player} usa un Ayudante y toma {card} de la oferta futura',
  'event.took.assistant-price': '{player} usa un Ayudante y toma {card} de la oferta futura por {price}',
  'event.passed': '{player} pasa ({area})',
  'event.skipped': '{player} no puede tomar nada ({area})',
  'event.cashed': '{player} cobra una carta de dinero de {money}',
  'event.delivered': '{player} entrega {orders} por {reward}, con {cards}',
  'event.round-ended': 'Fin de la ronda {round}',
  'event.refilled': '{area}: {current}; después: {future}',
  'event.refilled.dry': '{area}, oferta incompleta: {current}; después: {future}',
  'event.round-began': 'Ronda {round}, jefe del puerto: {player}',
  'event.last-round-over': 'La última ronda ha terminado; ofertas incompletas: {areas}',
  'event.deliveries-done': '{player} no hace más entregas',
  'event.hands-shown': 'Se muestran todas las manos y se cobran las cartas de dinero',

  // lo que se pregunta
  'prompt.awaiting': 'Falta revelar cartas ocultas',
  'prompt.naming': 'Elige una zona de juego',
  'prompt.naming.another': 'Elige otra zona de juego',
  'prompt.asking': '{area}: ¿tomar una carta o pasar?',
  'prompt.deciding': '{area}: toma una carta, o pasa y elige otra zona',
  'prompt.deciding.last': '{area}: toma una carta, o pasa y termina la ronda',
  'prompt.last-choice': 'Todos los demás tienen carta. Toma una ({areas}), o pasa y termina la ronda',
  'prompt.last-deliveries': 'Cumple tus últimos contratos y termina',

  // lo que se puede hacer
  'command.name': 'Elegir {the_area}',
  'command.take': 'Tomar {card}',
  'command.take.price': 'Tomar {card} por {price}',
  'command.take.assistant': 'Usar un Ayudante para tomar {card}',
  'command.take.assistant-price': 'Usar un Ayudante para tomar {card} por {price}',
  'command.pass': 'Pasar',
  'command.cash': 'Cobrar una carta de dinero de {money}',
  'command.deliver': 'Entregar {orders} por {reward}, con {cards}',

  // el recuento
  'outcome.wins': 'Gana {player} con {points}',
  'outcome.wins.money': 'Gana {player} con {points}, por tener más dinero en el empate',
  'outcome.shared': '{players} comparten la victoria con {points}',
  'outcome.score': '{player}: {points} ({parts})',
  'outcome.part.victory_points': 'edificios {points}',
  'outcome.part.money': 'dinero {points}',
  'outcome.part.bankers': 'Banqueros {points}',

  // por qué es bueno
  'reason.fulfills':
    'Cumple {contracts, plural, one {#\u00a0contrato} other {#\u00a0contratos}} y aporta {money}',
  'reason.completes': 'Con esto puedes cumplir {the_contract}',
  'reason.nears': 'Faltará menos para cumplir {the_contract}',
  'reason.adds-points': 'Cuenta {points} al final de la partida',
  'reason.banker': 'Cuenta {points} según el dinero de ahora',
  'reason.brings-money': 'Aporta {money}',
}
