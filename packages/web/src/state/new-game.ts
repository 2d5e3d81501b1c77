/** What is being agreed on before a game of Le Havre, and what became of it the last time. */
import { DEFAULT_OPTIONS, leHavre, MODULES, type ModuleName, type Options, ROUNDS } from '@quayside/le-havre'
import type { NewGame, SeatPlan } from '../host/protocol.ts'
import type { Keep } from './settings.ts'

export const LEVELS = ['deckhand', 'mate', 'captain', 'harbourmaster'] as const
export type Level = (typeof LEVELS)[number]

export const MOST_PLAYERS = ROUNDS.full.length

export const MARKETPLACE_LIMITS: readonly number[] = Array.from({ length: 20 }, (_, most) => most).filter(
  (marketplaceLimit) => leHavre.options({ marketplaceLimit }).ok,
)

export interface Draft {
  readonly options: Options
  /** One for every seat that a table can have; the first ones are used. */
  readonly seats: readonly SeatPlan[]
  /** Empty for one that is drawn. */
  readonly seed: string
}

export const FIRST_DRAFT: Draft = {
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

export const seated = ({ options, seats }: Draft): readonly SeatPlan[] => seats.slice(0, options.players)

export const changedRulings = ({ options }: Draft): number =>
  [...RULINGS, 'marketplaceLimit' as const].filter((ruling) => options[ruling] !== DEFAULT_OPTIONS[ruling])
    .length + options.modules.length

/** With a module more or less, in the order that the rules name them. */
export const withModule = ({ modules }: Options, module: ModuleName, joins: boolean): readonly ModuleName[] =>
  MODULES.filter((known) => (known === module ? joins : modules.includes(known)))

export const withPlayers = (draft: Draft, players: number): Draft => {
  const { start } = draft.options
  const stays = start === 'random' || start < players
  return { ...draft, options: { ...draft.options, players, start: stays ? start : 'random' } }
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
  game: leHavre.game,
  options: draft.options,
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

/** What was agreed on the last time, as far as it can be understood. */
export const readDraft = (text: string | null): Draft => {
  try {
    const stored = JSON.parse(text ?? '{}') as { options?: unknown; seats?: unknown }
    const options = leHavre.options(stored.options)
    const { seats } = stored
    const fits = Array.isArray(seats) && seats.length === MOST_PLAYERS && seats.every(isSeat)
    return {
      options: options.ok ? options.value : FIRST_DRAFT.options,
      seats: fits ? seats : FIRST_DRAFT.seats,
      seed: '',
    }
  } catch {
    return FIRST_DRAFT
  }
}

const KEY = 'quayside.new-game'

export const keptDraft = (keep: () => Keep): Draft => {
  try {
    return readDraft(keep().getItem(KEY))
  } catch {
    return FIRST_DRAFT
  }
}

/** The next form begins like this one; where nothing may be kept it begins anew. */
export const keepDraft = (keep: () => Keep, { options, seats }: Draft): void => {
  try {
    keep().setItem(KEY, JSON.stringify({ options, seats }))
  } catch {}
}
