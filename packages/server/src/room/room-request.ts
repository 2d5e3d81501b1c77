/** What somebody at a table may wish for, why it is refused, and what is written down for it. */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { MotionAbout } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import { isKnownZone } from './calendar.ts'
import { type AnyGame, policiesOf } from './games.ts'
import { type Affairs, botWords, isDeclined, type Motion } from './room-status.ts'

export type Act =
  | { readonly kind: 'command'; readonly words: string }
  | { readonly kind: 'take-back'; readonly to: number }
  | { readonly kind: 'ask'; readonly about: MotionAbout }
  | { readonly kind: 'answer'; readonly motion: number; readonly agree: boolean }
  | { readonly kind: 'leave' }
  /** Only the operator can ask for it: no message of a client means it. */
  | { readonly kind: 'end' }
  | { readonly kind: 'policies'; readonly policies: unknown }
  | { readonly kind: 'vacation'; readonly days: number }
  | { readonly kind: 'zone'; readonly zone: string }

/** `request` is somebody's own name for what they wish for. */
export interface Wish {
  readonly request: string
  /** The position that it is meant for; null where any will do. */
  readonly at: number | null
  readonly act: Act
}

/** The table at the moment of a wish. */
export interface Moment {
  readonly game: AnyGame
  readonly affairs: Affairs
  /** The seats that people sit in, and with them the programs from outside. */
  readonly people: readonly Seat[]
  readonly held: readonly Seat[]
  /** The seats that the game waits for. */
  readonly waits: readonly Seat[]
  /** Whether the table has waited for a seat longer than it should. */
  isOverdue(seat: Seat): boolean
  /** The bot that plays on for somebody who left. */
  readonly level: string
  /** Days that each seat may be on vacation. */
  readonly vacation: number
  readonly now: number
}

type Written = Pick<EntryRow, 'kind' | 'words'>

const DAY = 24 * 3600_000

export const written = (moment: Moment, seat: Seat, act: Act): Result<Written> => {
  if (moment.affairs.ended) return refused('game-over')
  switch (act.kind) {
    case 'command':
      return commanded(moment, seat, act.words)
    case 'take-back':
      return takenBack(moment, seat, act.to)
    default:
      if (moment.game.rules.outcome(moment.game.state) !== null) return refused('game-over')
      return settled(moment, seat, act)
  }
}

const settled = (
  moment: Moment,
  seat: Seat,
  act: Exclude<Act, { kind: 'command' } | { kind: 'take-back' }>,
): Result<Written> => {
  switch (act.kind) {
    case 'ask':
      return asked(moment, seat, act.about)
    case 'answer':
      return answered(moment, seat, act)
    case 'leave':
      // Nobody is left to play on for.
      return accept(
        moment.people.every((one) => one === seat)
          ? { kind: 'end', words: '' }
          : { kind: 'leave', words: moment.level },
      )
    case 'end':
      return accept({ kind: 'end', words: '' })
    case 'policies': {
      const policies = policiesOf(moment.game.rules.game).read(act.policies)
      return policies.ok ? accept({ kind: 'policy', words: JSON.stringify(policies.value) }) : policies
    }
    case 'vacation':
      return vacationed(moment, seat, act.days)
    case 'zone':
      if (!isKnownZone(act.zone)) return refused('unknown-zone')
      // Travelling must not win time for a decision that is due.
      return moment.affairs.zones[seat] !== undefined && moment.waits.includes(seat)
        ? refused('not-while-waiting')
        : accept({ kind: 'zone', words: act.zone })
  }
}

const commanded = ({ game }: Moment, seat: Seat, words: string): Result<Written> => {
  const command = game.parse(words)
  if (!command.ok) return command
  const refusal = game.rules.refuse(game.state, seat, command.value)
  return refusal === null ? accept({ kind: 'command', words }) : { ok: false, refusal }
}

const takenBack = ({ game }: Moment, seat: Seat, to: number): Result<Written> => {
  const refusal = takeBackRefusal(game, seat, to)
  return refusal === null ? accept({ kind: 'take-back', words: String(to) }) : { ok: false, refusal }
}

const takeBackRefusal = (game: AnyGame, seat: Seat | null, to: number): Refusal | null => {
  if (!Number.isInteger(to) || to < 0 || to >= game.at)
    return { code: 'nothing-to-take-back', params: { to, at: game.at } }
  const limit = game.undoLimit(seat)
  return to < limit.to
    ? { code: 'take-back-limit', params: { to, limit: limit.to, because: limit.because } }
    : null
}

const asked = (moment: Moment, seat: Seat, about: MotionAbout): Result<Written> => {
  const { affairs } = moment
  if (affairs.motion !== null) return refused('motion-open')
  if (isDeclined(affairs, { seat, about })) return refused('already-declined')
  const refusal = whyNotAsk(moment, seat, about)
  if (refusal !== null) return { ok: false, refusal }
  return stillAsked(moment, { seat, about, agreed: [] }).length === 0
    ? accept(carried(moment, about))
    : accept({ kind: 'ask', words: JSON.stringify(about) })
}

const whyNotAsk = (moment: Moment, seat: Seat, about: MotionAbout): Refusal | null => {
  switch (about.kind) {
    case 'end':
      return null
    case 'back':
      return takeBackRefusal(moment.game, null, about.to)
    case 'bot': {
      const isFit = about.seat !== seat && moment.held.includes(about.seat) && moment.isOverdue(about.seat)
      return isFit ? null : { code: 'not-overdue', params: { seat: about.seat + 1 } }
    }
  }
}

/**
 * Bots and programs agree to everything. Going back needs everybody; for the rest, whoever has kept the table waiting too long is
 * not waited for.
 */
export const stillAsked = (
  { people, isOverdue }: Pick<Moment, 'people' | 'isOverdue'>,
  { seat, about, agreed }: Pick<Motion, 'seat' | 'about' | 'agreed'>,
): readonly Seat[] =>
  people.filter((one) => one !== seat && !agreed.includes(one) && (about.kind === 'back' || !isOverdue(one)))

const answered = (
  moment: Moment,
  seat: Seat,
  { motion: no, agree }: Extract<Act, { kind: 'answer' }>,
): Result<Written> => {
  const { motion } = moment.affairs
  if (motion?.no !== no) return refused('no-such-motion')
  const isAsked = stillAsked(moment, motion).includes(seat)
  if (!agree)
    return isAsked || motion.seat === seat
      ? accept({ kind: 'decline', words: String(no) })
      : refused('not-asked')
  if (!isAsked) return refused('not-asked')
  const others = stillAsked(moment, { ...motion, agreed: [...motion.agreed, seat] })
  return accept(others.length === 0 ? carried(moment, motion.about) : { kind: 'agree', words: String(no) })
}

/** Everybody agrees. */
const carried = ({ level }: Moment, about: MotionAbout): Written => {
  switch (about.kind) {
    case 'back':
      return { kind: 'agreed-back', words: String(about.to) }
    case 'end':
      return { kind: 'end', words: '' }
    case 'bot':
      return { kind: 'bot', words: botWords(about.seat, level) }
  }
}

const vacationed = ({ affairs, vacation, now }: Moment, seat: Seat, days: number): Result<Written> => {
  const used = affairs.vacations
    .filter((one) => one.seat === seat)
    .reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, now) - from), 0)
  const left = Math.max(0, Math.floor((vacation * DAY - used) / DAY))
  return days > left
    ? refused('no-vacation-left', { days: left })
    : accept({ kind: 'away', words: String(now + days * DAY) })
}
