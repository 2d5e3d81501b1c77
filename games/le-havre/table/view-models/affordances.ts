/** What a player may do with a board item, or why not. Every answer comes from the rules; nothing is decided here. */
import type { Refusal, Seat } from '@quayside/kernel'
import {
  asIfAtWharf,
  asIfBuilding,
  discOf,
  locationOf,
  players,
  priceOf,
  shipLocation,
  TOWN,
} from '../../queries/index.ts'
import {
  BUILDINGS,
  type Command,
  leHavre,
  OFFERS,
  type Question,
  question,
  readCommand,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  shipWord,
  TOKENS,
  type TokenName,
  type Verb,
  verbNameOf,
} from '../../rules/index.ts'
import type { BoardItem } from '../state/selection.ts'

export interface Affordance {
  readonly verb: Verb
  readonly command: Command
  /** Null if it is possible now. */
  readonly refusal: Refusal | null
}

/** A key that identifies a board item. */
export const boardItemKey = (item: BoardItem): string => {
  switch (item.kind) {
    case 'building':
    case 'ship':
      return `${item.kind} ${item.card}`
    case 'offer':
      return `offer ${item.offer}`
    case 'token':
      return `token ${item.token}`
    case 'round':
      return `round ${item.round}`
    case 'seat':
      return `seat ${item.seat}`
    case 'loan':
    case 'special-pile':
      return item.kind
  }
}

export const isSameItem = (one: BoardItem, other: BoardItem | null): boolean =>
  other !== null && boardItemKey(one) === boardItemKey(other)

const building = (card: number): BoardItem => ({ kind: 'building', card })
const ship = (card: number): BoardItem => ({ kind: 'ship', card })
const offer = (place: number): BoardItem => ({ kind: 'offer', offer: place })
const token = (place: number): BoardItem => ({ kind: 'token', token: TOKENS[place] as TokenName })

const shipsSailing = (view: State, seat: Seat, fleet: readonly number[]): BoardItem[] =>
  SHIPS.flatMap(({ type }, card) =>
    shipLocation(view, card) === seat && (fleet[SHIP_TYPES.indexOf(type)] ?? 0) > 0 ? [ship(card)] : [],
  )

/** The board items that a command is about. */
export const itemsOf = (view: State, seat: Seat, command: Command): BoardItem[] => {
  const fields = readCommand(command)
  switch (fields.verb) {
    case 'take':
      return [offer(fields.offer)]
    case 'haul':
      return fields.offers.map(offer)
    case 'enter':
    case 'buy':
    case 'sell':
    case 'build':
      return [building(fields.building)]
    case 'buy-ship':
    case 'sell-ship':
    case 'build-ship':
    case 'swap-ship':
      return [ship(fields.ship)]
    case 'sail':
      return shipsSailing(view, seat, fields.ships)
    case 'load':
    case 'give':
    case 'get':
    case 'redeem':
      return [token(fields.token)]
    case 'expel':
      return [{ kind: 'seat', seat: fields.seat }]
    case 'exchange':
      return [token(fields.gives), token(fields.gets)]
    case 'choose':
      return fields.tokens.map(token)
    case 'buy-fuel':
      return ['charcoal' as const, 'coal' as const].map((name) => ({ kind: 'token', token: name }))
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
      return fields.tokens.map(({ token: place }) => token(place))
    case 'evict':
      return [{ kind: 'seat', seat: fields.seat }, building(discOf(view, fields.seat))]
    case 'repay':
    case 'borrow':
    case 'return-loans':
      return [{ kind: 'loan' }]
    case 'return':
      return [{ kind: 'special-pile' }]
    case 'supply':
    case 'end':
    case 'convert':
    case 'lay':
    case 'done':
      return []
  }
}

const commandsIn = (text: string): Command[] => {
  const command = leHavre.notation.parse(text)
  return command.ok ? [command.value] : []
}

const buildingAttempts = (view: State, seat: Seat, card: number): string[] => {
  const name = BUILDINGS[card]?.name ?? ''
  const location = locationOf(view, card)
  if (location < 0) return []
  if (location === seat) return [`enter ${name}`, `sell ${name}`]
  if (location < TOWN) return [`enter ${name}`]
  // A building without a price is not offered for purchase.
  const buy = priceOf(view, card) === null ? [] : [`buy ${name}`]
  if (location === TOWN) return [`enter ${name}`, ...buy]
  return comesToMind(view, ['build', 'build-another']) ? [`build ${name}`, ...buy] : buy
}

/** Whether to offer building: when the question is about building, and at the start of a main action. */
const comesToMind = (view: State, where: readonly Question['asks'][]): boolean => {
  const asked = question(view)?.asks
  return asked !== undefined && [...where, 'main-action'].includes(asked)
}

const shipAttempts = (view: State, seat: Seat, card: number): string[] => {
  const word = shipWord(card)
  const location = shipLocation(view, card)
  if (location === seat) return [`sell ${word}`]
  if (location < 0 || location < players(view)) return []
  const type = SHIPS[card]?.type ?? 'wooden'
  const buy = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(type)]?.price === null ? [] : [`buy ${word}`]
  return comesToMind(view, ['build-ship']) ? [`build ${word}`, ...buy] : buy
}

/** Commands that a player may try with the item, possible or not. */
const attempts = (view: State, seat: Seat, item: BoardItem): string[] => {
  switch (item.kind) {
    case 'building':
      return buildingAttempts(view, seat, item.card)
    case 'ship':
      return shipAttempts(view, seat, item.card)
    case 'offer':
      return [`take ${TOKENS[OFFERS[item.offer] ?? 0]?.replace('_', '-')}`]
    case 'loan':
      return ['repay']
    case 'token':
    case 'round':
    case 'seat':
    case 'special-pile':
      return []
  }
}

/** The possible commands about the item. */
export const commandsFor = (view: State, seat: Seat, item: BoardItem): Command[] =>
  leHavre
    .commands(view, seat)
    .filter((command) => itemsOf(view, seat, command).some((about) => isSameItem(about, item)))

/** Possible commands for the item, then refused ones with their reasons. */
export const affordancesOf = (view: State, seat: Seat, item: BoardItem): Affordance[] => {
  const possible = commandsFor(view, seat, item)
  const refused = attempts(view, seat, item)
    .flatMap(commandsIn)
    .filter((command) => !possible.includes(command))
    .map((command) => ({ verb: verbNameOf(command), command, refusal: whyNot(view, seat, command) }))
  return [
    ...possible.map((command) => ({ verb: verbNameOf(command), command, refusal: null })),
    ...refused.filter(({ refusal }) => refusal !== null),
  ]
}

const refusalIn = (seen: State, seat: Seat, notation: string): Refusal | null => {
  const [command] = commandsIn(notation)
  return command === undefined ? null : leHavre.refuse(seen, seat, command)
}

/** Prefers the refusal of the action itself to the refusal that the building must be entered first. */
const whyNot = (view: State, seat: Seat, command: Command): Refusal | null => {
  const refusal = leHavre.refuse(view, seat, command)
  const fields = readCommand(command)
  if (refusal?.code === 'needs-builder' && fields.verb === 'build')
    return whyNotBuildable(view, seat, fields.building) ?? refusal
  if (refusal?.code === 'needs-wharf' && fields.verb === 'build-ship')
    return whyNotLaunchable(view, seat, fields.ship) ?? refusal
  return refusal
}

/** Why the seat could not build this proposal at its printed cost in a building firm; null if it could. */
export const whyNotBuildable = (view: State, seat: Seat, card: number): Refusal | null =>
  refusalIn(asIfBuilding(view, seat), seat, `build ${BUILDINGS[card]?.name ?? ''}`)

/** Why the seat could not build this ship at a wharf; null if it could. */
export const whyNotLaunchable = (view: State, seat: Seat, card: number): Refusal | null =>
  refusalIn(asIfAtWharf(view, seat), seat, `build ${shipWord(card)}`)
