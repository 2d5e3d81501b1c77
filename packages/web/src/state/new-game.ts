/** What is being agreed on before a game, and what became of it the last time. */
import { DEFAULT_OPTIONS, leHavre, MODULES, type ModuleName, type Options, ROUNDS } from '@quayside/le-havre'
import { type GameName, isGameName } from '../host/games.ts'
import type { NewGame, SeatPlan } from '../host/protocol.ts'
import { type Keep, keepText, keptText } from './keep.ts'

export const LEVELS = ['deckhand', 'mate', 'captain', 'harbourmaster'] as const
export type Level = (typeof LEVELS)[number]

export const MOST_PLAYERS = ROUNDS.full.length

export const MARKETPLACE_LIMITS: readonly number[] = Array.from({ length: 20 }, (_, most) => most).filter(
  (marketplaceLimit) => leHavre.options({ marketplaceLimit }).ok,
)

/** What is wished for Packet Row; its own rules check it when they are there. */
export interface PacketRowWish {
  readonly players: number
  readonly start: number | 'random'
  /** How many dry areas end the game; null for the usual number. */
  readonly dryAreas: number | null
  /** Piles of a corrected deck as they came from a file; null for the standard one. */
  readonly deck: unknown
}

export interface Draft {
  readonly game: GameName
  /** Le Havre's. */
  readonly options: Options
  readonly packetRow: PacketRowWish
  /** One for every seat that a table can have; the first ones are used. */
  readonly seats: readonly SeatPlan[]
  /** Empty for one that is drawn. */
  readonly seed: string
}

export const FIRST_DRAFT: Draft = {
  game: 'le-havre',
  packetRow: { players: 3, start: 'random', dryAreas: null, deck: null },
  options: { ...DEFAULT_OPTIONS, start: 'random' },
  seats: Array.from({ length: MOST_PLAYERS }, (_, seat) => ({ name: '', bot: seat === 0 ? null : 'mate' })),
  seed: '',
}

export const RULINGS = [
  'blackMarketRedeal',
  'stadiumPurchase',
  'doubleInterest',
  'soloWithoutOthersCards',
] as const

/** What every game agrees on. */
const common = ({ game, options, packetRow }: Draft): Pick<PacketRowWish, 'players' | 'start'> =>
  game === 'packet-row' ? packetRow : options

export const playersOf = (draft: Draft): number => common(draft).players
export const startOf = (draft: Draft): number | 'random' => common(draft).start

export const seated = (draft: Draft): readonly SeatPlan[] => draft.seats.slice(0, playersOf(draft))

/** The options of the game that is chosen; what is as usual is left to its rules. */
export const optionsOf = ({ game, options, packetRow }: Draft): unknown => {
  if (game !== 'packet-row') return options
  const { players, start, dryAreas, deck } = packetRow
  return {
    players,
    start,
    ...(dryAreas === null ? {} : { dryAreas }),
    ...(deck === null ? {} : { deck }),
  }
}

export const changedRulings = ({ options }: Draft): number =>
  [...RULINGS, 'marketplaceLimit' as const].filter((ruling) => options[ruling] !== DEFAULT_OPTIONS[ruling])
    .length + options.modules.length

/** With a module more or less, in the order that the rules name them. */
export const withModule = ({ modules }: Options, module: ModuleName, joins: boolean): readonly ModuleName[] =>
  MODULES.filter((known) => (known === module ? joins : modules.includes(known)))

const withCommon = (draft: Draft, wish: Partial<Pick<PacketRowWish, 'players' | 'start'>>): Draft =>
  draft.game === 'packet-row'
    ? { ...draft, packetRow: { ...draft.packetRow, ...wish } }
    : { ...draft, options: { ...draft.options, ...wish } }

export const withStart = (draft: Draft, start: number | 'random'): Draft => withCommon(draft, { start })

export const withPlayers = (draft: Draft, players: number): Draft => {
  const start = startOf(draft)
  const stays = start === 'random' || start < players
  return withCommon(draft, { players, start: stays ? start : 'random' })
}

export const withSeat = (draft: Draft, seat: number, plan: SeatPlan): Draft => ({
  ...draft,
  seats: draft.seats.with(seat, plan),
})

/** A name or a seed for something new; in use where a page without https has no `crypto.randomUUID`. */
export const freshName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Nobody's name stays empty but a person's, who then goes by the number of the seat. */
export const named = (seats: readonly SeatPlan[], botName: (seat: number) => string): readonly SeatPlan[] =>
  seats.map(({ name, bot }, seat) => ({ name: name.trim() || (bot === null ? '' : botName(seat)), bot }))

export const planOf = (draft: Draft, botName: (seat: number) => string): NewGame => ({
  game: draft.game,
  options: optionsOf(draft),
  seed: draft.seed.trim() || freshName(),
  seats: named(seated(draft), botName),
})

const isSeat = (seat: unknown): seat is SeatPlan =>
  typeof seat === 'object' &&
  seat !== null &&
  'name' in seat &&
  typeof seat.name === 'string' &&
  'bot' in seat &&
  (seat.bot === null || LEVELS.some((level) => level === seat.bot))

const isWish = (wish: unknown): wish is PacketRowWish =>
  typeof wish === 'object' &&
  wish !== null &&
  'players' in wish &&
  typeof wish.players === 'number' &&
  'start' in wish &&
  (wish.start === 'random' || typeof wish.start === 'number') &&
  'dryAreas' in wish &&
  (wish.dryAreas === null || typeof wish.dryAreas === 'number')

/** What was agreed on the last time, as far as it can be understood. */
export const readDraft = (text: string | null): Draft => {
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<keyof Draft, unknown>>
    const options = leHavre.options(stored.options)
    const { game, packetRow, seats } = stored
    const fits = Array.isArray(seats) && seats.length === MOST_PLAYERS && seats.every(isSeat)
    return {
      game: typeof game === 'string' && isGameName(game) ? game : FIRST_DRAFT.game,
      packetRow: isWish(packetRow) ? { ...packetRow, deck: null } : FIRST_DRAFT.packetRow,
      options: options.ok ? options.value : FIRST_DRAFT.options,
      seats: fits ? seats : FIRST_DRAFT.seats,
      seed: '',
    }
  } catch {
    return FIRST_DRAFT
  }
}

const KEY = 'quayside.new-game'

export const keptDraft = (keep: () => Keep): Draft => readDraft(keptText(keep, KEY))

/** The next form begins like this one; where nothing may be kept it begins anew. */
export const keepDraft = (keep: () => Keep, { game, options, packetRow, seats }: Draft): void => {
  keepText(keep, KEY, JSON.stringify({ game, options, packetRow: { ...packetRow, deck: null }, seats }))
}
