/** Room requests of a seat: why one is refused, and the log entry that an accepted one becomes. */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { VoteTopic } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import { isTimeZone } from './calendar.ts'
import { type AnyGame, findPolicies } from './game-registry.ts'
import { type RoomStatus, replacementPayload, type Vote, wasDeclined } from './room-status.ts'

export type RequestAction =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'undo'; readonly toMove: number }
  | { readonly kind: 'vote-start'; readonly topic: VoteTopic }
  | { readonly kind: 'vote'; readonly vote: number; readonly agree: boolean }
  | { readonly kind: 'leave-game' }
  /** For the operator only: no client message leads to it. */
  | { readonly kind: 'end-game' }
  | { readonly kind: 'policies'; readonly policies: unknown }
  | { readonly kind: 'vacation'; readonly days: number }
  | { readonly kind: 'time-zone'; readonly timeZone: string }

/** A change that a client asks for. The client chooses the id, which is an idempotency key. */
export interface RoomRequest {
  readonly requestId: string
  /** The move number that the request was made for; null when it fits any. */
  readonly expectedMove: number | null
  readonly action: RequestAction
}

/** The state that a request is checked against. */
export interface RequestContext {
  readonly game: AnyGame
  readonly status: RoomStatus
  /** The seats of people, and those plus API bots. */
  readonly humanSeats: readonly Seat[]
  readonly externalSeats: readonly Seat[]
  /** The seats that the game waits for. */
  readonly deciders: readonly Seat[]
  /** Whether the others may vote to replace the seat because its time is up. */
  isOverdue(seat: Seat): boolean
  /** The level of the bot that replaces a player who left. */
  readonly replacementLevel: string
  /** Days that each seat may be on vacation. */
  readonly vacation: number
  readonly now: number
}

type EntryContent = Pick<EntryRow, 'kind' | 'payload'>

const DAY = 24 * 3600_000

export const createEntryContent = (
  context: RequestContext,
  seat: Seat,
  action: RequestAction,
): Result<EntryContent> => {
  if (context.status.isEnded) return refused('game-over')
  switch (action.kind) {
    case 'command':
      return commandEntry(context, seat, action.command)
    case 'undo':
      return undoEntry(context, seat, action.toMove)
    default:
      if (context.game.rules.outcome(context.game.state) !== null) return refused('game-over')
      return statusEntry(context, seat, action)
  }
}

const statusEntry = (
  context: RequestContext,
  seat: Seat,
  action: Exclude<RequestAction, { kind: 'command' } | { kind: 'undo' }>,
): Result<EntryContent> => {
  switch (action.kind) {
    case 'vote-start':
      return voteStartEntry(context, seat, action.topic)
    case 'vote':
      return voteAnswerEntry(context, seat, action)
    case 'leave-game':
      // No other player is left, so the game ends.
      return accept(
        context.humanSeats.every((one) => one === seat)
          ? { kind: 'game-ended', payload: '' }
          : { kind: 'seat-left', payload: context.replacementLevel },
      )
    case 'end-game':
      return accept({ kind: 'game-ended', payload: '' })
    case 'policies': {
      const policies = findPolicies(context.game.rules.game).parse(action.policies)
      return policies.ok ? accept({ kind: 'policies', payload: JSON.stringify(policies.value) }) : policies
    }
    case 'vacation':
      return vacationEntry(context, seat, action.days)
    case 'time-zone':
      if (!isTimeZone(action.timeZone)) return refused('unknown-time-zone')
      // A change of time zone must not move the deadline of a running decision.
      return context.status.timeZones[seat] !== undefined && context.deciders.includes(seat)
        ? refused('not-on-own-turn')
        : accept({ kind: 'time-zone', payload: action.timeZone })
  }
}

const commandEntry = ({ game }: RequestContext, seat: Seat, text: string): Result<EntryContent> => {
  const command = game.parse(text)
  if (!command.ok) return command
  const refusal = game.rules.refuse(game.state, seat, command.value)
  return refusal === null ? accept({ kind: 'command', payload: text }) : { ok: false, refusal }
}

const undoEntry = ({ game }: RequestContext, seat: Seat, to: number): Result<EntryContent> => {
  const refusal = undoRefusal(game, seat, to)
  return refusal === null ? accept({ kind: 'undo', payload: String(to) }) : { ok: false, refusal }
}

const undoRefusal = (game: AnyGame, seat: Seat | null, to: number): Refusal | null => {
  if (!Number.isInteger(to) || to < 0 || to >= game.moveNumber)
    return { code: 'nothing-to-undo', params: { to, at: game.moveNumber } }
  const limit = game.undoLimit(seat)
  return to < limit.moveNumber
    ? { code: 'undo-limit', params: { to, limit: limit.moveNumber, because: limit.reason } }
    : null
}

const voteStartEntry = (context: RequestContext, seat: Seat, topic: VoteTopic): Result<EntryContent> => {
  const { status } = context
  if (status.vote !== null) return refused('vote-open')
  if (wasDeclined(status, { seat, topic })) return refused('vote-declined-before')
  const refusal = voteRefusal(context, seat, topic)
  if (refusal !== null) return { ok: false, refusal }
  return pendingVoters(context, { seat, topic, agreed: [] }).length === 0
    ? accept(acceptedVoteEntry(context, topic))
    : accept({ kind: 'vote-start', payload: JSON.stringify(topic) })
}

const voteRefusal = (context: RequestContext, seat: Seat, topic: VoteTopic): Refusal | null => {
  switch (topic.kind) {
    case 'end-game':
      return null
    case 'undo':
      return undoRefusal(context.game, null, topic.toMove)
    case 'replace-seat': {
      const isFit =
        topic.seat !== seat && context.externalSeats.includes(topic.seat) && context.isOverdue(topic.seat)
      return isFit ? null : { code: 'seat-not-overdue', params: { seat: topic.seat + 1 } }
    }
  }
}

/** Bots and API bots agree to everything. An undo needs all people; other votes do not wait for overdue seats. */
export const pendingVoters = (
  { humanSeats, isOverdue }: Pick<RequestContext, 'humanSeats' | 'isOverdue'>,
  { seat, topic, agreed }: Pick<Vote, 'seat' | 'topic' | 'agreed'>,
): readonly Seat[] =>
  humanSeats.filter(
    (one) => one !== seat && !agreed.includes(one) && (topic.kind === 'undo' || !isOverdue(one)),
  )

const voteAnswerEntry = (
  context: RequestContext,
  seat: Seat,
  { vote: id, agree }: Extract<RequestAction, { kind: 'vote' }>,
): Result<EntryContent> => {
  const { vote: openVote } = context.status
  if (openVote?.id !== id) return refused('no-such-vote')
  const isAsked = pendingVoters(context, openVote).includes(seat)
  if (!agree)
    return isAsked || openVote.seat === seat
      ? accept({ kind: 'vote-no', payload: String(id) })
      : refused('not-a-voter')
  if (!isAsked) return refused('not-a-voter')
  const others = pendingVoters(context, { ...openVote, agreed: [...openVote.agreed, seat] })
  return accept(
    others.length === 0
      ? acceptedVoteEntry(context, openVote.topic)
      : { kind: 'vote-yes', payload: String(id) },
  )
}

/** The entry for a vote that everybody agreed to. */
const acceptedVoteEntry = ({ replacementLevel: level }: RequestContext, topic: VoteTopic): EntryContent => {
  switch (topic.kind) {
    case 'undo':
      return { kind: 'undo-by-vote', payload: String(topic.toMove) }
    case 'end-game':
      return { kind: 'game-ended', payload: '' }
    case 'replace-seat':
      return { kind: 'seat-replaced', payload: replacementPayload(topic.seat, level) }
  }
}

const vacationEntry = (
  { status, vacation, now }: RequestContext,
  seat: Seat,
  days: number,
): Result<EntryContent> => {
  const used = status.vacations
    .filter((one) => one.seat === seat)
    .reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, now) - from), 0)
  const left = Math.max(0, Math.floor((vacation * DAY - used) / DAY))
  return days > left
    ? refused('no-vacation-left', { days: left })
    : accept({ kind: 'vacation', payload: String(now + days * DAY) })
}
