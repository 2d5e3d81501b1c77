/** What a visit to a building would bring a seat now, found by playing it on a copy of the state. */
import type { Refusal, Seat } from '@quayside/kernel'
import { asIfToMove, choiceCount, depth, shipLocation, stock } from '../../queries/index.ts'
import {
  BUILDINGS,
  type Building,
  type Command,
  type Event,
  GOODS,
  leHavre,
  type Question,
  question,
  readAll,
  SHIP_TYPES,
  SHIPS,
  type ShipTypeName,
  type State,
  type TokenAmounts,
  verbNameOf,
} from '../../rules/index.ts'
import { cardLines } from './card-effect-icons.ts'
import { arrow, barePieces, fieldPieces, type IconPart, icon, textPart, tokenPiece } from './token-icons.ts'

export interface VisitPreview {
  /** Why the seat could not enter on its own turn; null if it could. */
  readonly refusal: Refusal | null
  /** What the visit gives now, with the best choices; if the building cannot be used, what the card prints. */
  readonly gives: readonly IconPart[]
  /** The only command that the visit leads to; null if there is a choice. */
  readonly only: Command | null
  /** The position after these choices; null if the visitor cannot enter, or has a choice that is not obvious. */
  readonly after: State | null
}

/** What the card gives, without the words of the full card. */
const printedPieces = (building: Building, { state, seat }: Visitor): IconPart[] => {
  const { effect } = building
  if (effect.op === 'choose') return [anyOf(choiceCount(state, seat, effect))]
  const line = cardLines(building)
    .map((pieces) => pieces.filter(({ kind }) => kind !== 'words'))
    .find((pieces) => pieces.some(({ kind }) => kind === 'icon'))
  if (line === undefined) return []
  const any = line[0]?.kind === 'arrow'
  if (effect.op === 'closed')
    return [
      textPart((board) => (any ? `${board('card.end')} ${board('card.any')}` : board('card.end'))),
      ...line,
    ]
  const pieces = any ? [textPart((board) => board('card.any')), ...line] : [...line]
  const fitting = isCrowded(building.fee, pieces) ? pieces.map(bare) : pieces
  while (widthOfAll(building.fee, fitting) > MOST || fitting.at(-1)?.kind === 'arrow') fitting.pop()
  return fitting
}

const anyOf = (number: number): IconPart => textPart((board) => board('goods.choice', { number }))

/** A single good is shown without its number, to save room. */
const bare = (piece: IconPart): IconPart =>
  piece.kind === 'icon' && piece.amount === '1' ? icon(piece.icon) : piece

/** Approximate width of a piece, in letters; of words, whose language is not known here, about the longest. */
const widthOf = (piece: IconPart): number =>
  piece.kind === 'icon' ? 2.4 + (piece.amount?.length ?? 0) : piece.kind === 'words' ? 8 : 1.6

/** Number of letters that fit with icons of normal size. */
const ROOM = 15.2

/** Number of letters that fit with the smallest icons. */
const MOST = 21

const widthOfAll = (fee: Building['fee'], pieces: readonly IconPart[]): number =>
  pieces.reduce((sum, piece) => sum + widthOf(piece), fee.length === 0 ? 6 : fee.length * 3.6)

/** Whether the fee and the gains need smaller icons. */
export const isCrowded = (fee: Building['fee'], gives: readonly IconPart[]): boolean =>
  widthOfAll(fee, gives) > ROOM

const enterCommand = (card: number): Command | null => {
  const command = leHavre.notation.parse(`enter ${BUILDINGS[card]?.name ?? ''}`)
  return command.ok ? command.value : null
}

/** The best answer: the first listed payment, the highest number of conversions; null if there is no obvious one. */
const answer = (asked: Question, commands: readonly Command[]): Command | null => {
  switch (asked.asks) {
    case 'energy':
    case 'food':
    case 'material':
      return commands[0] ?? null
    case 'times':
      return commands.filter((command) => verbNameOf(command) === 'convert').at(-1) ?? null
    case 'extra':
      return commands.find((command) => verbNameOf(command) === 'done') ?? null
    default:
      return null
  }
}

interface VisitPlayout {
  readonly events: readonly Event[]
  /** The question without an obvious answer; null if the visit is over. */
  readonly asked: Question | null
  readonly commands: readonly Command[]
  readonly after: State
}

const tokensGained = ({ events }: VisitPlayout): number =>
  events.reduce(
    (sum, event) =>
      event.kind === 'gained' ? event.tokens.reduce((all, { amount }) => all + amount, sum) : sum,
    0,
  )

/** Plays the visit to its end; the fee is paid with the option that leaves the most to gain. */
const playOn = (seen: State, seat: Seat, before: readonly Event[]): VisitPlayout => {
  const events = [...before]
  while (depth(seen) > 0) {
    const asked = question(seen)
    const commands = leHavre.commands(seen, seat)
    if (asked?.asks === 'fee')
      return commands
        .map((fee) => play(leHavre.copy(seen), seat, fee, events))
        .reduce((best, other) => (tokensGained(other) > tokensGained(best) ? other : best))
    const next = asked === null ? null : answer(asked, commands)
    if (next === null) return { events, asked, commands, after: seen }
    leHavre.apply(seen, seat, next, events)
  }
  return { events, asked: null, commands: [], after: seen }
}

const play = (seen: State, seat: Seat, command: Command, before: readonly Event[] = []): VisitPlayout => {
  const events = [...before]
  leHavre.apply(seen, seat, command, events)
  return playOn(seen, seat, events)
}

const sum = (events: readonly Event[], kind: 'gained' | 'paid', seat: Seat): TokenAmounts => {
  const amounts = new Map<number, number>()
  for (const event of events)
    if (event.kind === kind && event.seat === seat)
      for (const { token, amount } of event.tokens) amounts.set(token, (amounts.get(token) ?? 0) + amount)
  return [...amounts].map(([token, amount]) => ({ token, amount }))
}

/** The goods that were paid for a conversion; the rest of the payment was fuel. */
const inputsOf = ({ effect }: Building, paid: TokenAmounts): TokenAmounts => {
  if (effect.op === 'tariff') return paid.filter(({ token }) => token === effect.good)
  if (effect.op !== 'convert') return []
  const inputs = new Set(effect.parts.flatMap(({ from }) => from.map(({ token }) => token)))
  return paid.filter(({ token }) => inputs.has(token))
}

const playedPieces = (building: Building, { events }: VisitPlayout, seat: Seat): IconPart[] => {
  const gained = barePieces(sum(events, 'gained', seat))
  const inputs = inputsOf(building, sum(events, 'paid', seat))
  const returned = events.find((event) => event.kind === 'loans-returned')
  if (returned !== undefined) return [icon('m-loan', `−${returned.loans}`), ...gained]
  const hauled = events.flatMap((event) =>
    event.kind === 'offer-taken' ? [tokenPiece(event.token, event.amount)] : [],
  )
  if (hauled.length > 0) return hauled
  const pieces =
    inputs.length === 0 ? gained : [...inputs.map(({ token }) => tokenPiece(token)), arrow, ...gained]
  return widthOfAll(building.fee, pieces) > MOST
    ? [textPart((board) => board('goods', { number: gained.length }))]
    : pieces
}

interface Visitor {
  readonly state: State
  readonly seat: Seat
}

/** What the visitor could choose, read from the listed commands. */
const askedPieces = (
  { effect }: Building,
  { commands }: VisitPlayout,
  { state, seat }: Visitor,
): IconPart[] => {
  switch (effect.op) {
    case 'build':
      return [
        icon('t-proposal', `×${effect.count}`),
        ...(effect.saves === null ? [] : [tokenPiece(effect.saves, '−1')]),
      ]
    case 'build-ship': {
      const shipOf = ({ ship }: { readonly ship: number }): ShipTypeName => SHIPS[ship]?.type ?? 'wooden'
      const built = readAll(commands, 'build-ship').map(shipOf)
      const [swapped] = readAll(commands, 'swap-ship')
      return [
        ...SHIP_TYPES.filter((type) => built.includes(type)).map((type) => icon(`s-${type}`)),
        ...(swapped === undefined ? [] : [icon(`s-${shipOf(swapped)}`), arrow, icon('s-luxury')]),
      ]
    }
    case 'ship-goods':
      return [
        ...SHIP_TYPES.filter((type) =>
          SHIPS.some((ship, card) => ship.type === type && shipLocation(state, card) === seat),
        ).map((type) => icon(`s-${type}`)),
        arrow,
        icon('m-franc'),
      ]
    case 'choose': {
      const most = Math.max(0, ...readAll(commands, 'choose').map(({ tokens }) => tokens.length))
      return [anyOf(most)]
    }
    case 'return-loans':
      return [icon('m-loan', '−1')]
    case 'exchange':
      return [textPart((board) => board('card.any')), arrow, tokenPiece(effect.large.gets)]
    case 'sell-any': {
      const [standard, upgraded] = [0, GOODS.length / 2].map((first) =>
        GOODS.slice(0, GOODS.length / 2).reduce((sum, _, good) => sum + stock(state, seat, first + good), 0),
      )
      const francs = (upgraded ?? 0) + Math.floor((standard ?? 0) / effect.standardForFranc)
      return [textPart((board) => board('card.any')), arrow, icon('m-franc', francs)]
    }
    case 'buy-fuel':
      return [icon('m-food'), arrow, ...effect.fuels.map(({ token }) => tokenPiece(token))]
    case 'haul':
      return [icon('m-franc', effect.francs), arrow, icon('t-quay', '×2')]
    case 'evict':
      return [icon('m-franc', effect.francs), arrow, icon('t-disc')]
    case 'pick':
    case 'barter':
    case 'duplicate':
      return [textPart((board) => board('card.any'))]
    case 'pawn':
      return [textPart((board) => board('card.any')), arrow, icon('m-franc', effect.francs)]
    case 'take-offers':
    case 'strike':
      return [icon('t-quay')]
    case 'gain':
    case 'convert':
    case 'tariff':
    case 'replace':
      return []
    default:
      return fieldPieces(effect)
  }
}

export const visit = (view: State, seat: Seat, card: number): VisitPreview => {
  const building = BUILDINGS[card]
  const enter = enterCommand(card)
  if (building === undefined || enter === null) return { refusal: null, gives: [], only: null, after: null }
  const seen = asIfToMove(view, seat)
  const refusal = leHavre.refuse(seen, seat, enter)
  if (refusal !== null)
    return { refusal, gives: printedPieces(building, { state: seen, seat }), only: null, after: null }
  const played = play(seen, seat, enter)
  return {
    refusal,
    gives:
      played.asked === null
        ? playedPieces(building, played, seat)
        : askedPieces(building, played, { state: seen, seat }),
    only: played.commands.length === 1 ? (played.commands[0] ?? null) : null,
    after: played.asked === null ? played.after : null,
  }
}
