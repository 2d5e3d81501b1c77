/** Room status: votes, replaced seats, vacations, time zones and policies, computed from the log. */
import type { Seat } from '@quayside/kernel'
import type { VoteTopic } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import type { Vacation } from './calendar.ts'

/** A vote; open until the next move. */
export interface Vote {
  /** Its entry in the log: answers name it. */
  readonly id: number
  readonly seat: Seat
  readonly topic: VoteTopic
  readonly agreed: readonly Seat[]
}

/** Who asked for what. */
interface DeclinedVote {
  readonly seat: Seat
  readonly topic: VoteTopic['kind']
}

export interface RoomStatus {
  readonly vote: Vote | null
  /** Votes that were declined in this position: they cannot be repeated. */
  readonly declinedVotes: readonly DeclinedVote[]
  /** The bots that replace players who left, by seat. */
  readonly replacements: Readonly<Record<number, string>>
  /** The game ended without a result. */
  readonly isEnded: boolean
  readonly vacations: readonly Vacation[]
  readonly timeZones: Readonly<Record<number, string>>
  /** The standing policies of each seat, as the game writes them. */
  readonly policies: Readonly<Record<number, unknown>>
}

export const INITIAL_STATUS: RoomStatus = {
  vote: null,
  declinedVotes: [],
  replacements: {},
  isEnded: false,
  vacations: [],
  timeZones: {},
  policies: {},
}

/** Whether an entry changes the game itself. */
export const changesGame = ({ kind }: Pick<EntryRow, 'kind'>): boolean =>
  kind === 'command' || kind === 'undo' || kind === 'undo-by-vote'

/** The payload of a `seat-replaced` entry: the seat and the level of its bot. */
export const replacementPayload = (seat: Seat, level: string): string => `${seat} ${level}`

export const wasDeclined = (
  { declinedVotes: declined }: RoomStatus,
  { seat, topic: about }: Pick<Vote, 'seat' | 'topic'>,
): boolean => declined.some((one) => one.seat === seat && one.topic === about.kind)

export const reduceStatus = (before: RoomStatus, entry: EntryRow): RoomStatus => {
  const { kind, seat_number: seat, payload: words, created_at: made } = entry
  if (changesGame(entry))
    return before.vote === null && before.declinedVotes.length === 0
      ? before
      : { ...before, vote: null, declinedVotes: [] }
  switch (kind) {
    case 'vote-start': {
      const about = JSON.parse(words) as VoteTopic
      return { ...before, vote: { id: entry.seq, seat, topic: about, agreed: [] } }
    }
    case 'vote-yes':
      return before.vote === null
        ? before
        : { ...before, vote: { ...before.vote, agreed: [...before.vote.agreed, seat] } }
    case 'vote-no':
      return before.vote === null
        ? before
        : {
            ...before,
            vote: null,
            declinedVotes: [
              ...before.declinedVotes,
              { seat: before.vote.seat, topic: before.vote.topic.kind },
            ],
          }
    case 'seat-left':
      return { ...before, vote: null, replacements: { ...before.replacements, [seat]: words } }
    case 'seat-replaced': {
      const [taken = '', level = ''] = words.split(' ')
      return { ...before, vote: null, replacements: { ...before.replacements, [taken]: level } }
    }
    case 'game-ended':
      return { ...before, vote: null, isEnded: true }
    case 'vacation':
      return { ...before, vacations: withVacation(before.vacations, seat, made, Number(words)) }
    case 'time-zone':
      return { ...before, timeZones: { ...before.timeZones, [seat]: words } }
    case 'policies':
      return { ...before, policies: { ...before.policies, [seat]: JSON.parse(words) as unknown } }
    default:
      // A newer process may write what this one has no name for: to pass it over would be to play another game.
      throw new Error(`unknown entry kind: ${kind}`)
  }
}

/** A new vacation replaces the rest of the one before. */
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
