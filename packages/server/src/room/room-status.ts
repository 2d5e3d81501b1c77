/** What the people in a room settle beside the game, worked out from the log alone: who asks for what, who left. */
import type { Seat } from '@quayside/kernel'
import type { VoteTopic } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import type { Vacation } from './calendar.ts'

/** Somebody asks the others for something; it stands until the game moves on. */
export interface Vote {
  /** Its entry in the log: answers name it. */
  readonly no: number
  readonly seat: Seat
  readonly about: VoteTopic
  readonly agreed: readonly Seat[]
}

/** Who asked for what. */
interface Declined {
  readonly seat: Seat
  readonly about: VoteTopic['kind']
}

export interface RoomStatus {
  readonly motion: Vote | null
  /** What was declined in this position, so that nobody is asked over and over. */
  readonly declined: readonly Declined[]
  /** The bots that play on for people who left, by seat. */
  readonly bots: Readonly<Record<number, string>>
  /** The game ended without a result. */
  readonly ended: boolean
  readonly vacations: readonly Vacation[]
  readonly zones: Readonly<Record<number, string>>
  /** What each seat wants to be settled without it; the game's own words. */
  readonly policies: Readonly<Record<number, unknown>>
}

export const INITIAL_STATUS: RoomStatus = {
  motion: null,
  declined: [],
  bots: {},
  ended: false,
  vacations: [],
  zones: {},
  policies: {},
}

/** Entries of these kinds change where the game stands. */
export const changesGame = ({ kind }: Pick<EntryRow, 'kind'>): boolean =>
  kind === 'command' || kind === 'undo' || kind === 'undo-by-vote'

/** The payload of a `seat-replaced` entry: the seat and the level of its bot. */
export const replacementPayload = (seat: Seat, level: string): string => `${seat} ${level}`

export const wasDeclined = (
  { declined }: RoomStatus,
  { seat, about }: Pick<Vote, 'seat' | 'about'>,
): boolean => declined.some((one) => one.seat === seat && one.about === about.kind)

export const reduceStatus = (before: RoomStatus, entry: EntryRow): RoomStatus => {
  const { kind, seat_number: seat, payload: words, created_at: made } = entry
  if (changesGame(entry))
    return before.motion === null && before.declined.length === 0
      ? before
      : { ...before, motion: null, declined: [] }
  switch (kind) {
    case 'vote-start': {
      const about = JSON.parse(words) as VoteTopic
      return { ...before, motion: { no: entry.seq, seat, about, agreed: [] } }
    }
    case 'vote-yes':
      return before.motion === null
        ? before
        : { ...before, motion: { ...before.motion, agreed: [...before.motion.agreed, seat] } }
    case 'vote-no':
      return before.motion === null
        ? before
        : {
            ...before,
            motion: null,
            declined: [...before.declined, { seat: before.motion.seat, about: before.motion.about.kind }],
          }
    case 'seat-left':
      return { ...before, motion: null, bots: { ...before.bots, [seat]: words } }
    case 'seat-replaced': {
      const [taken = '', level = ''] = words.split(' ')
      return { ...before, motion: null, bots: { ...before.bots, [taken]: level } }
    }
    case 'game-ended':
      return { ...before, motion: null, ended: true }
    case 'vacation':
      return { ...before, vacations: withVacation(before.vacations, seat, made, Number(words)) }
    case 'time-zone':
      return { ...before, zones: { ...before.zones, [seat]: words } }
    case 'policies':
      return { ...before, policies: { ...before.policies, [seat]: JSON.parse(words) as unknown } }
    default:
      // A newer process may write what this one has no name for: to pass it over would be to play another game.
      throw new Error(`unknown entry kind: ${kind}`)
  }
}

/** A new vacation takes the place of what is left of the one before. */
const withVacation = (
  before: readonly Vacation[],
  seat: Seat,
  from: number,
  until: number,
): readonly Vacation[] => [
  ...before.map((one) =>
    one.seat === seat && one.until > from ? { ...one, until: Math.max(one.from, from) } : one,
  ),
  ...(until > from ? [{ seat, from, until }] : []),
]
