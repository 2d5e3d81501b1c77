/** Requests of a seat to its room: why one is refused, and the log entry that an accepted one becomes. */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { VoteTopic } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import { isTimeZone } from './calendar.ts'
import { type AnyGame, findPolicies } from './games.ts'
import { type RoomStatus, replacementPayload, type Vote, wasDeclined } from './room-status.ts'

export type RequestAction =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'undo'; readonly toMove: number }
  | { readonly kind: 'vote-start'; readonly topic: VoteTopic }
  | { readonly kind: 'vote'; readonly vote: number; readonly agree: boolean }
  | { readonly kind: 'leave-game' }
  /** Only the operator can ask for it: no message of a client means it. */
  | { readonly kind: 'end-game' }
  | { readonly kind: 'policies'; readonly policies: unknown }
  | { readonly kind: 'vacation'; readonly days: number }
  | { readonly kind: 'time-zone'; readonly timeZone: string }

/** A change that a client asks for; the id is the client's own, and the same id means the same request. */
export interface RoomRequest {
  readonly requestId: string
  /** The move number that it was made for; null where any will do. */
  readonly expectedMove: number | null
  readonly action: RequestAction
}

/** What a request is checked against. */
export interface RequestContext {
  readonly game: AnyGame
  readonly status: RoomStatus
  /** The seats of people, and those plus API bots. */
  readonly humanSeats: readonly Seat[]
  readonly externalSeats: readonly Seat[]
  /** The seats that the game waits for. */
  readonly deciders: readonly Seat[]
  /** Whether the room has waited for a seat longer than it should. */
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
  moment: RequestContext,
  seat: Seat,
  act: RequestAction,
): Result<EntryContent> => {
  if (moment.status.isEnded) return refused('game-over')
  switch (act.kind) {
    case 'command':
      return commandEntry(moment, seat, act.command)
    case 'undo':
      return undoEntry(moment, seat, act.toMove)
    default:
      if (moment.game.rules.outcome(moment.game.state) !== null) return refused('game-over')
      return statusEntry(moment, seat, act)
  }
}

const statusEntry = (
  moment: RequestContext,
  seat: Seat,
  act: Exclude<RequestAction, { kind: 'command' } | { kind: 'undo' }>,
): Result<EntryContent> => {
  switch (act.kind) {
    case 'vote-start':
      return voteStartEntry(moment, seat, act.topic)
    case 'vote':
      return voteAnswerEntry(moment, seat, act)
    case 'leave-game':
      // No other player is left, so the game ends.
      return accept(
        moment.humanSeats.every((one) => one === seat)
          ? { kind: 'game-ended', payload: '' }
          : { kind: 'seat-left', payload: moment.replacementLevel },
      )
    case 'end-game':
      return accept({ kind: 'game-ended', payload: '' })
    case 'policies': {
      const policies = findPolicies(moment.game.rules.game).parse(act.policies)
      return policies.ok ? accept({ kind: 'policies', payload: JSON.stringify(policies.value) }) : policies
    }
    case 'vacation':
      return vacationEntry(moment, seat, act.days)
    case 'time-zone':
      if (!isTimeZone(act.timeZone)) return refused('unknown-time-zone')
      // Travelling must not win time for a decision that is due.
      return moment.status.timeZones[seat] !== undefined && moment.deciders.includes(seat)
        ? refused('not-on-own-turn')
        : accept({ kind: 'time-zone', payload: act.timeZone })
  }
}

const commandEntry = ({ game }: RequestContext, seat: Seat, words: string): Result<EntryContent> => {
  const command = game.parse(words)
  if (!command.ok) return command
  const refusal = game.rules.refuse(game.state, seat, command.value)
  return refusal === null ? accept({ kind: 'command', payload: words }) : { ok: false, refusal }
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

const voteStartEntry = (moment: RequestContext, seat: Seat, about: VoteTopic): Result<EntryContent> => {
  const { status } = moment
  if (status.vote !== null) return refused('vote-open')
  if (wasDeclined(status, { seat, topic: about })) return refused('vote-declined-before')
  const refusal = voteRefusal(moment, seat, about)
  if (refusal !== null) return { ok: false, refusal }
  return pendingVoters(moment, { seat, topic: about, agreed: [] }).length === 0
    ? accept(acceptedVoteEntry(moment, about))
    : accept({ kind: 'vote-start', payload: JSON.stringify(about) })
}

const voteRefusal = (moment: RequestContext, seat: Seat, about: VoteTopic): Refusal | null => {
  switch (about.kind) {
    case 'end-game':
      return null
    case 'undo':
      return undoRefusal(moment.game, null, about.toMove)
    case 'replace-seat': {
      const isFit =
        about.seat !== seat && moment.externalSeats.includes(about.seat) && moment.isOverdue(about.seat)
      return isFit ? null : { code: 'seat-not-overdue', params: { seat: about.seat + 1 } }
    }
  }
}

/** Bots and API bots agree to everything. An undo needs all people; other votes do not wait for overdue seats. */
export const pendingVoters = (
  { humanSeats: people, isOverdue }: Pick<RequestContext, 'humanSeats' | 'isOverdue'>,
  { seat, topic: about, agreed }: Pick<Vote, 'seat' | 'topic' | 'agreed'>,
): readonly Seat[] =>
  people.filter((one) => one !== seat && !agreed.includes(one) && (about.kind === 'undo' || !isOverdue(one)))

const voteAnswerEntry = (
  moment: RequestContext,
  seat: Seat,
  { vote: no, agree }: Extract<RequestAction, { kind: 'vote' }>,
): Result<EntryContent> => {
  const { vote: motion } = moment.status
  if (motion?.id !== no) return refused('no-such-vote')
  const isAsked = pendingVoters(moment, motion).includes(seat)
  if (!agree)
    return isAsked || motion.seat === seat
      ? accept({ kind: 'vote-no', payload: String(no) })
      : refused('not-a-voter')
  if (!isAsked) return refused('not-a-voter')
  const others = pendingVoters(moment, { ...motion, agreed: [...motion.agreed, seat] })
  return accept(
    others.length === 0 ? acceptedVoteEntry(moment, motion.topic) : { kind: 'vote-yes', payload: String(no) },
  )
}

/** The vote is accepted. */
const acceptedVoteEntry = ({ replacementLevel: level }: RequestContext, about: VoteTopic): EntryContent => {
  switch (about.kind) {
    case 'undo':
      return { kind: 'undo-by-vote', payload: String(about.toMove) }
    case 'end-game':
      return { kind: 'game-ended', payload: '' }
    case 'replace-seat':
      return { kind: 'seat-replaced', payload: replacementPayload(about.seat, level) }
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
