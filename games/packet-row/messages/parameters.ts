/** Every message of the game and what it is told. Each language says all of them. */

import { COMMON } from '@quayside/texts'
import type { CardType, Command, EventKind, RefusalCode, ScorePart } from '../rules/index.ts'
import { REFUSALS } from './refusals.ts'

/** What cards are called: `name` as a label, `one` inside a sentence, `face` where there is little room. */
const NAMES = {
  'name.order': ['goods', 'to'],
  'name.contract': ['order'],
  'name.starting_contract': ['order'],
  'name.merchant_ship': ['to'],
  'name.money': ['money'],
  'name.unknown': [],
  'one.contract': ['order'],
  'one.contract.value': ['order', 'reward'],
  'one.starting_contract': ['order'],
  'one.starting_contract.value': ['order', 'reward'],
  'one.merchant_ship': ['to'],
  'one.money': ['money'],
  'one.victory_points.value': ['building', 'points'],
  'face.contract': ['order', 'reward'],
  'face.victory_points': ['building', 'points'],
  'face.price': ['face', 'price'],
} as const

const CARD = {
  'card.type': ['type', 'area'],
  'card.type.start': ['type'],
  'card.price': ['price'],
  'card.free': [],
  'card.copies': ['count'],
} as const

/** Every type of card has the message of its name. */
const EFFECTS = {
  'effect.contract': ['goods', 'to', 'reward'],
  'effect.starting_contract': ['goods', 'to', 'reward'],
  'effect.assistant': [],
  'effect.merchant_ship': ['to'],
  'effect.captain': [],
  'effect.gold_nugget': ['units'],
  'effect.goods': ['goods'],
  'effect.trader': [],
  'effect.money': ['money'],
  'effect.banker': ['players', 'most'],
  'effect.banker.second': ['players', 'most', 'second'],
  'effect.victory_points': ['points'],
} as const satisfies Record<`effect.${CardType}`, readonly string[]> & Record<string, readonly string[]>

const LISTS = {
  'list.range': ['least', 'most'],
} as const

const EVENTS = {
  'event.area-named': ['player', 'area'],
  'event.area-named.forced': ['player', 'area'],
  'event.took': ['player', 'card'],
  'event.took.price': ['player', 'card', 'price'],
  'event.took.assistant': ['player', 'card'],
  'event.took.assistant-price': ['player', 'card', 'price'],
  'event.passed': ['player', 'area'],
  'event.skipped': ['player', 'area'],
  'event.cashed': ['player', 'money'],
  'event.delivered': ['player', 'orders', 'cards', 'reward'],
  'event.round-ended': ['round'],
  'event.refilled': ['area', 'current', 'future'],
  'event.refilled.dry': ['area', 'current', 'future'],
  'event.round-began': ['round', 'player'],
  'event.last-round-over': ['areas'],
  'event.deliveries-done': ['player'],
  'event.hands-shown': [],
} as const

const PROMPTS = {
  'prompt.awaiting': [],
  'prompt.naming': [],
  'prompt.naming.another': [],
  'prompt.asking': ['area'],
  'prompt.deciding': ['area'],
  'prompt.deciding.last': ['area'],
  'prompt.last-choice': ['areas'],
  'prompt.last-deliveries': [],
} as const

const COMMANDS = {
  'command.name': ['area'],
  'command.take': ['card'],
  'command.take.price': ['card', 'price'],
  'command.take.assistant': ['card'],
  'command.take.assistant-price': ['card', 'price'],
  'command.pass': [],
  'command.cash': ['money'],
  'command.deliver': ['orders', 'cards', 'reward'],
} as const

const OUTCOME = {
  'outcome.wins': ['player', 'points'],
  'outcome.wins.money': ['player', 'points'],
  'outcome.shared': ['players', 'points'],
  'outcome.score': ['player', 'points', 'parts'],
  'outcome.part.victory_points': ['points'],
  'outcome.part.money': ['points'],
  'outcome.part.bankers': ['points'],
} as const satisfies Record<`outcome.part.${ScorePart}`, readonly string[]> &
  Record<string, readonly string[]>

/** Why a command is good, by the code of the reason. */
const REASONS = {
  'reason.fulfills': ['contracts', 'money'],
  'reason.completes': ['contract'],
  'reason.nears': ['contract'],
  'reason.adds-points': ['points'],
  'reason.banker': ['points'],
  'reason.brings-money': ['money'],
} as const

type Required = `refusal.${RefusalCode}` | `event.${EventKind}` | `command.${Command['verb']}`

export const PARAMETERS = {
  ...COMMON,
  ...NAMES,
  ...CARD,
  ...EFFECTS,
  ...REFUSALS,
  ...LISTS,
  ...EVENTS,
  ...PROMPTS,
  ...COMMANDS,
  ...OUTCOME,
  ...REASONS,
} as const satisfies Record<Required, readonly string[]> & Record<string, readonly string[]>

export type MessageId = keyof typeof PARAMETERS

export type Catalogue = Readonly<Record<MessageId, string>>
