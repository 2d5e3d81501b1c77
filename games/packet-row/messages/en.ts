import { messages as common } from '@quayside/texts/common/en'
import type { Catalogue } from './parameters.ts'

export const messages: Catalogue = {
  ...common,

  // what cards are called
  'name.order': '{goods} {to}',
  'name.contract': 'Contract: {order}',
  'name.starting_contract': 'Starting contract: {order}',
  'name.merchant_ship': 'Merchant ship {to}',
  'name.money': 'Money card: {money}',
  'name.unknown': 'Hidden card',
  'one.contract': 'the contract for {order}',
  'one.contract.value': 'the contract for {order} ({reward})',
  'one.starting_contract': 'the starting contract for {order}',
  'one.starting_contract.value': 'the starting contract for {order} ({reward})',
  'one.merchant_ship': 'a merchant ship {to}',
  'one.money': 'a money card of {money}',
  'one.victory_points.value': '{the_building} ({points})',
  'face.contract': '{order}: {reward}',
  'face.victory_points': '{building}, {points}',
  'face.price': '{face} ({price})',

  // the card
  'card.type': '{type} ({area}).',
  'card.type.start': '{type}.',
  'card.price': 'Price: {price}.',
  'card.free': 'Free.',
  'card.copies': 'Copies: {count}.',

  // what a card does
  'effect.contract': 'Deliver {goods} {to} on a merchant ship and receive {reward}.',
  'effect.starting_contract':
    'In hand from the start. Deliver {goods} {to} on a merchant ship and receive {reward}.',
  'effect.assistant':
    'When you take a card, discard this one to take it from the area’s future supply. You still pay its price.',
  'effect.merchant_ship':
    'Carries one or more contracts {to} in one delivery. It lies in front of you, visible to all.',
  'effect.captain': 'In a delivery, discard this card to change the destination of one merchant ship.',
  'effect.gold_nugget':
    'In a delivery, counts as {units, plural, one {# good of any kind} other {# goods of the same kind}}.',
  'effect.goods': 'Brings {goods} to a delivery. Excess goods are lost.',
  'effect.trader':
    'In a delivery, discard this card to change the type of goods on one goods card. Gold nuggets cannot be changed.',
  'effect.money': 'Discard it at any time to receive {money}.',
  'effect.banker': 'With {players} players: {most} at the end of the game if you have the most money.',
  'effect.banker.second':
    'With {players} players: {most} at the end of the game if you have the most money, {second} if you have the second most.',
  'effect.victory_points': 'Scores {points} at the end of the game.',

  // why something is not possible
  'refusal.awaiting-reveal': 'Hidden cards must be revealed first.',
  'refusal.not-your-turn': 'It is {player} who is asked now.',
  'refusal.not-the-master': 'Only the harbor master chooses an area; this round it is {player}.',
  'refusal.name-an-area-first': 'The harbor master has to choose an area first.',
  'refusal.asking-under-way': 'First {player} must take a card or pass ({area}).',
  'refusal.last-choice': 'Everyone else has taken a card: take one yourself, or pass.',
  'refusal.last-deliveries': 'The last round is over: now contracts can be fulfilled, and nothing else.',
  'refusal.not-over-yet': 'There is nothing to finish before the last round is over.',
  'refusal.already-done': 'You have finished your deliveries.',
  'refusal.area-named-before': 'You cannot choose {the_area} twice in a round.',
  'refusal.already-took': 'You have already taken a card this round.',
  'refusal.area-not-open': '{The_card} belongs to another area ({area}), from which you cannot take now.',
  'refusal.not-in-supply': '{The_card} is not in the current supply.',
  'refusal.not-in-future-supply': '{The_card} is not in the future supply.',
  'refusal.no-assistant': 'You have no assistant.',
  'refusal.too-dear': '{The_card} costs {price}; you have {money}.',
  'refusal.no-money-card': 'You have no money card of {money}.',
  'refusal.no-contract': 'A delivery fulfills at least one contract.',
  'refusal.not-a-contract': '{The_card} is not a contract.',
  'refusal.not-for-delivery': '{The_card} has no part in a delivery.',
  'refusal.not-held': 'You do not have {the_card}.',
  'refusal.used-twice': 'The delivery uses {used} of these cards ({card}), and you have {held}.',
  'refusal.no-ship': 'The delivery has no ship that sails {to}.',
  'refusal.ship-elsewhere': 'None of these contracts can go with {the_card}.',
  'refusal.idle-ship':
    '{ships, plural, one {# ship is} other {# ships are}} too many: each must carry a contract.',
  'refusal.idle-captain': 'The delivery has a captain that changes nothing.',
  'refusal.not-enough-goods': 'The contracts ask for {goods}; the goods cards bring {have}.',
  'refusal.idle-goods': 'None of these contracts asks for {the_card}.',
  'refusal.idle-trader': 'The delivery has a trader that changes nothing.',
  'refusal.trader-on-nugget': 'A trader changes goods cards, not gold nuggets.',
  'refusal.unknown-area': 'There is no area called “{text}”.',
  'refusal.unknown-option': 'There is no option called “{text}”.',
  'refusal.bad-option': 'The option “{option}” goes from {least} to {most}; “{text}” does not fit.',
  'refusal.bad-deck': 'A deck consists of piles with a list of cards each.',
  'refusal.unknown-pile': 'There is no pile called “{text}”.',
  'refusal.bad-pile': 'The pile “{pile}” is not a list of cards.',
  'refusal.bad-card': 'Entry {place} of the pile “{pile}” is not a card.',
  'refusal.card-without-id': 'Card {place} of the pile “{pile}” has no id.',
  'refusal.unknown-card-type': 'Card “{id}” is of an unknown type: “{text}”.',
  'refusal.card-in-wrong-pile': 'Card “{id}” of type “{type}” does not belong in the pile “{pile}”.',
  'refusal.unknown-card-field': 'Card “{id}” has an unknown field: “{field}”.',
  'refusal.bad-card-value': 'Card “{id}”: “{text}” does not fit the field “{field}”. Possible: {expected}.',
  'refusal.bad-card-value.plain': 'Card “{id}”: “{text}” does not fit the field “{field}”.',
  'refusal.same-id': 'Two cards have the id “{id}”.',
  'refusal.same-word': 'Card “{id}” has the same word as another: “{word}”.',
  'refusal.wrong-pile-size': 'The pile “{pile}” has {cards} cards; it should have {expected}.',
  'refusal.wrong-card-count': 'The pile “{pile}” has {cards} cards of “{what}”; it should have {expected}.',
  'refusal.bad-position': 'The field “{field}” cannot be read.',
  'refusal.bad-number': 'The field “{field}” goes from {least} to {most}; “{text}” does not fit.',
  'refusal.bad-word': '“{text}” does not fit the field “{field}”. Possible: {expected}.',
  'refusal.too-many-copies':
    'There {copies, plural, one {is # copy} other {are # copies}} of this card ({card}), not {placed}.',
  'refusal.card-in-wrong-place': '“{text}” cannot be in the field “{field}”.',
  'refusal.wrong-card-total':
    'The field “{field}” has {cards} cards; it should have at least {least} and at most {most}.',
  'refusal.two-pieces-on-a-space': 'Two playing pieces are on the same space; see the field “{field}”.',
  'list.range': '{least} to {most}',

  // what happened
  'event.area-named': '{player} chooses {the_area}',
  'event.area-named.forced': '{player} has only {the_area} left to choose',
  'event.took': '{player} takes {card}',
  'event.took.price': '{player} takes {card} for {price}',
  'event.took.assistant': '{player} uses an assistant and takes {card} from the future supply',
  'event.took.assistant-price':
    '{player} uses an assistant and takes {card} from the future supply for {price}',
  'event.passed': '{player} passes ({area})',
  'event.skipped': '{player} cannot take anything ({area})',
  'event.cashed': '{player} cashes in a money card for {money}',
  'event.delivered': '{player} delivers {orders} for {reward}, using {cards}',
  'event.round-ended': 'End of round {round}',
  'event.refilled': '{area}: {current}; next: {future}',
  'event.refilled.dry': '{area}, not properly refilled: {current}; next: {future}',
  'event.round-began': 'Round {round}: {player} is the harbor master',
  'event.last-round-over': 'The last round is over; not properly refilled: {areas}',
  'event.deliveries-done': '{player} has no more deliveries to make',
  'event.hands-shown': 'All hands are shown and money cards cashed in',

  // what is asked now
  'prompt.awaiting': 'Waiting for hidden cards to be revealed',
  'prompt.naming': 'Choose a game area',
  'prompt.naming.another': 'Choose another game area',
  'prompt.asking': '{area}: take a card or pass?',
  'prompt.deciding': '{area}: take a card, or pass and choose another area',
  'prompt.deciding.last': '{area}: take a card, or pass and end the round',
  'prompt.last-choice': 'Everyone else has a card. Take one ({areas}), or pass and end the round',
  'prompt.last-deliveries': 'Fulfill your last contracts, then finish',

  // what can be done
  'command.name': 'Choose {the_area}',
  'command.take': 'Take {card}',
  'command.take.price': 'Take {card} for {price}',
  'command.take.assistant': 'Use an assistant to take {card}',
  'command.take.assistant-price': 'Use an assistant to take {card} for {price}',
  'command.pass': 'Pass',
  'command.cash': 'Cash in a money card for {money}',
  'command.deliver': 'Deliver {orders} for {reward}, using {cards}',

  // the count
  'outcome.wins': '{player} wins with {points}',
  'outcome.wins.money': '{player} wins with {points}, having more money in the tie',
  'outcome.shared': '{players} share the win with {points}',
  'outcome.score': '{player}: {points} ({parts})',
  'outcome.part.victory_points': 'buildings {points}',
  'outcome.part.money': 'money {points}',
  'outcome.part.bankers': 'bankers {points}',

  // why it is good
  'reason.fulfills': 'Fulfills {contracts, plural, one {# contract} other {# contracts}} and brings {money}',
  'reason.completes': 'With it you can fulfill {the_contract}',
  'reason.nears': 'Brings you closer to fulfilling {the_contract}',
  'reason.adds-points': 'Counts {points} at the end of the game',
  'reason.banker': 'Counts {points} as the money stands now',
  'reason.brings-money': 'Brings {money}',
}
