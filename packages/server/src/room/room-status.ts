/** Room status: votes, replaced seats, vacations, time zones and policies, computed from the log. */
import type { Seat } from '@quayside/kernel'
import type { VoteTopic } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import type { Vacation } from './calendar.ts'

/** A vote; open until the next move. */
export interface Vote {
  /** The `seq` of the entry that started it; answers refer to it. */
  readonly id: number
  readonly seat: Seat
  readonly topic: VoteTopic
  readonly agreed: readonly Seat[]
}

/** A vote that was declined, and the seat that had asked for it. */
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
  { seat, topic }: Pick<Vote, 'seat' | 'topic'>,
): boolean => declined.some((one) => one.seat === seat && one.topic === topic.kind)

export const reduceStatus = (before: RoomStatus, entry: EntryRow): RoomStatus => {
  const { kind, seat_number: seat, payload, created_at: madeAt } = entry
  if (changesGame(entry))
    return before.vote === null && before.declinedVotes.length === 0
      ? before
      : { ...before, vote: null, declinedVotes: [] }
  switch (kind) {
    case 'vote-start': {
      const topic = JSON.parse(payload) as VoteTopic
      return { ...before, vote: { id: entry.seq, seat, topic, agreed: [] } }
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
      return { ...before, vote: null, replacements: { ...before.replacements, [seat]: payload } }
    case 'seat-replaced': {
      const [taken = '', level = ''] = payload.split(' ')
      return { ...before, vote: null, replacements: { ...before.replacements, [taken]: level } }
    }
    case 'game-ended':
      return { ...before, vote: null, isEnded: true }
    case 'vacation':
      return { ...before, vacations: withVacation(before.vacations, seat, madeAt, Number(payload)) }
    case 'time-zone':
      return { ...before, timeZones: { ...before.timeZones, [seat]: payload } }
    case 'policies':
      return { ...before, policies: { ...before.policies, [seat]: JSON.parse(payload) as unknown } }
    default:
      // Written by a newer version. Skipping it would lead to a different state, so the room is unreadable here.
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
