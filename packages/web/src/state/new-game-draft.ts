/** Draft of a new local game: the choices in the form, and the last draft from localStorage. */
import type { GameSetup } from '@quayside/game'
import { currentLevel } from '@quayside/kernel'
import { readText, type TextStorage, writeText } from '@quayside/table/page/browser-storage.ts'
import type { NewGame, SeatOccupant } from '@quayside/table/session/messages.ts'
import { games } from '../games.ts'

/** Bot levels of a game with its own bots, from the weakest to the strongest. */
export const LADDER = ['deckhand', 'bosun', 'mate', 'captain', 'commodore'] as const
export type LadderLevel = (typeof LADDER)[number]
/** Bots that need only the rules. */
const BASIC = ['random', 'uct'] as const
export const LEVELS = [...BASIC, ...LADDER] as const
export type LevelName = (typeof LEVELS)[number]

/** A level that the site chooses by the player's results when the game begins. */
export const EVEN_MATCH = 'even'
/** Thinks several times as long, so only on the player's own device. */
const LONG_THINKER = 'commodore+'
export type OwnLevel = LevelName | typeof EVEN_MATCH | typeof LONG_THINKER

/** The level without the mark of long thinking. */
export const shortName = (level: string): string => (level === LONG_THINKER ? 'commodore' : level)

/** The bot levels for a game, from the weakest to the strongest. */
export const levelsIn = (id: string): readonly LevelName[] => {
  const game = games.get(id)
  return game.ok && game.value.bots !== undefined ? LADDER : BASIC
}

/** The choices for a game on this device. */
export const ownLevelsIn = (id: string): readonly OwnLevel[] =>
  levelsIn(id) === LADDER ? [EVEN_MATCH, ...LADDER, LONG_THINKER] : BASIC

/** The default level. */
export const defaultLevel = (id: string): LevelName => (levelsIn(id) === LADDER ? 'mate' : 'uct')

/** The level itself if the game has it, else the default. */
export const levelIn = (id: string, level: string): LevelName =>
  levelsIn(id).find((known) => known === currentLevel(level)) ?? defaultLevel(id)

export const MAX_PLAYERS = Math.max(...games.all.flatMap(({ seats }) => seats))

export interface NewGameDraft {
  readonly game: string
  readonly players: number
  readonly start: number | 'random'
  /** Game-specific options by game; values that a game's form does not know are replaced by defaults. */
  readonly agreed: Readonly<Record<string, unknown>>
  /** One for every possible seat; a smaller game uses the first ones. */
  readonly seats: readonly SeatOccupant[]
  /** Empty for a random seed. */
  readonly seed: string
}

const FIRST_PLAYERS = 3

export const FIRST_DRAFT: NewGameDraft = {
  game: games.ids[0] ?? '',
  players: FIRST_PLAYERS,
  start: 'random',
  agreed: {},
  seats: Array.from({ length: MAX_PLAYERS }, (_, seat) => ({ name: '', bot: seat === 0 ? null : 'mate' })),
  seed: '',
}

/** For a game without options of its own. */
const PLAIN_SETUP: GameSetup = {
  usual: {},
  read: () => ({}),
  options: () => ({}),
  changed: () => 0,
  summary: (_agreed, what, texts) => texts.shell('new.summary.plain', what),
  length: () => null,
}

/** A draft with the set-up form of its game. */
export interface Form {
  readonly draft: NewGameDraft
  readonly setup: GameSetup
  readonly agreed: unknown
}

export const formOf = (draft: NewGameDraft, setup: GameSetup | null): Form => {
  const own = setup ?? PLAIN_SETUP
  const known = draft.agreed[draft.game]
  return { draft, setup: own, agreed: known === undefined ? own.usual : own.read(known) }
}

/** The possible numbers of players of a game. */
export const playersIn = (id: string): readonly number[] => {
  const game = games.get(id)
  return game.ok ? game.value.seats : []
}

export const draftSeats = ({ seats, players }: NewGameDraft): readonly SeatOccupant[] =>
  seats.slice(0, players)

/** The options of the chosen game. */
export const optionsOf = ({ draft: { players, start }, setup, agreed }: Form): unknown => ({
  ...setup.options(agreed),
  players,
  start,
})

export const withPlayers = (draft: NewGameDraft, players: number): NewGameDraft => {
  const stays = draft.start === 'random' || draft.start < players
  return { ...draft, players, start: stays ? draft.start : 'random' }
}

/** Switches the game, with a number of players and bot levels that it supports. */
export const withGame = (draft: NewGameDraft, game: string): NewGameDraft => {
  const possible = playersIn(game)
  const players = possible.includes(draft.players) ? draft.players : (possible[0] ?? draft.players)
  return withPlayers({ ...draft, game, seats: seatsIn(game, draft.seats) }, players)
}

const ownLevelIn = (id: string, level: string): OwnLevel =>
  ownLevelsIn(id).find((known) => known === level) ?? levelIn(id, level)

/** The same seats with bot levels that the game supports. */
export const seatsIn = (game: string, seats: readonly SeatOccupant[]): readonly SeatOccupant[] =>
  seats.map(({ name, bot }) => ({ name, bot: bot === null ? null : ownLevelIn(game, bot) }))

export const withAgreed = ({ draft, agreed }: Form, part: object): NewGameDraft => ({
  ...draft,
  agreed: { ...draft.agreed, [draft.game]: { ...(agreed as object), ...part } },
})

export const withSeat = (draft: NewGameDraft, seat: number, plan: SeatOccupant): NewGameDraft => ({
  ...draft,
  seats: draft.seats.with(seat, plan),
})

/** A random id or seed; `crypto.randomUUID` is not available without HTTPS. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

/** Bots get default names; an empty name of a person stands for the seat's number. */
export const named = (
  seats: readonly SeatOccupant[],
  botName: (seat: number) => string,
): readonly SeatOccupant[] =>
  seats.map(({ name, bot }, seat) => ({ name: name.trim() || (bot === null ? '' : botName(seat)), bot }))

export const planOf = (form: Form, botName: (seat: number) => string): NewGame => ({
  game: form.draft.game,
  options: optionsOf(form),
  seed: form.draft.seed.trim() || createId(),
  seats: named(draftSeats(form.draft), botName),
})

const isLevel = (bot: unknown): boolean =>
  typeof bot === 'string' &&
  [...LEVELS, EVEN_MATCH, LONG_THINKER].some((level) => level === currentLevel(bot))

const isSeat = (seat: unknown): seat is SeatOccupant =>
  typeof seat === 'object' &&
  seat !== null &&
  'name' in seat &&
  typeof seat.name === 'string' &&
  'bot' in seat &&
  (seat.bot === null || isLevel(seat.bot))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses the stored draft; unknown values fall back to defaults. */
export const parseDraft = (text: string | null): NewGameDraft => {
  try {
    const stored = JSON.parse(text ?? '{}') as Readonly<Record<keyof NewGameDraft, unknown>>
    const game = typeof stored.game === 'string' && games.has(stored.game) ? stored.game : FIRST_DRAFT.game
    const { players, start, agreed, seats } = stored
    const fits = Array.isArray(seats) && seats.length === MAX_PLAYERS && seats.every(isSeat)
    const count = typeof players === 'number' && playersIn(game).includes(players) ? players : FIRST_PLAYERS
    const begins = typeof start === 'number' && Number.isInteger(start) && start >= 0 && start < count
    return {
      game,
      players: count,
      start: begins ? start : 'random',
      agreed: isRecord(agreed) ? agreed : {},
      seats: seatsIn(game, fits ? seats : FIRST_DRAFT.seats),
      seed: '',
    }
  } catch {
    return FIRST_DRAFT
  }
}

const KEY = 'quayside.newGameDraft'
/** The key of version 0.1. */
const FORMER_KEY = 'quayside.set-up'

export const readDraft = (storage: () => TextStorage): NewGameDraft =>
  parseDraft(readText(storage, KEY) ?? readText(storage, FORMER_KEY))

/** Stores the draft for the next form, if storage is not blocked. */
export const saveDraft = (storage: () => TextStorage, draft: NewGameDraft): void => {
  writeText(storage, KEY, JSON.stringify({ ...draft, seed: '' }))
}
