/**
 * Looks in the logs whether every deadline was kept. Its time is what the log says, by the clocks of those who wrote it:
 * nobody is decided for before the clock of a server shows it, and nobody is waited for for ever afterwards.
 */
import { Game } from '@quayside/kernel'
import { deadlines, type Tick } from '../../pace/clock.ts'
import { isAbandoned, standInsAfter } from '../../rooms/abandoned.ts'
import { rulesOf } from '../../rooms/games.ts'
import { isInternalRequestId } from '../../rooms/request-ids.ts'
import { couldKnow, type ShownClock } from './clocks.ts'
import type { TimedTable } from './timed-tables.ts'

/** A moment at which a table came to wait for a seat. */
interface Asked {
  readonly seat: number
  readonly made: number
}

export interface Kept {
  /** Decisions that were made for somebody whose time was up. */
  readonly acted: number
  /** Each time that somebody was asked something new. */
  readonly asked: readonly Asked[]
  /** Who is waited for now, and the moments since they were first asked: they hear of one of them. */
  readonly waiting: readonly { readonly seat: number; readonly since: readonly number[] }[]
  readonly broken: readonly string[]
}

/** `now` is what all clocks show; what was due shortly before may still be under way. */
export const keptDeadlines = (table: TimedTable, clocks: readonly ShownClock[], now: number): Kept => {
  const { room, settings, seats, log, due } = table
  const rules = rulesOf(room.game, room.rules)
  if (rules === null) throw new Error(room.game)
  const opened = Game.open(rules, JSON.parse(room.options), room.seed)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const game = opened.value
  const broken: string[] = []
  const ticks: Tick[] = []
  const decided = new Set<number>()
  const waits = (): readonly number[] => rules.deciders(game.state)
  const asked: Asked[] = waits().map((seat) => ({ seat, made: room.begun }))
  const since = new Map(asked.map(({ seat, made }) => [seat, [made]]))
  let acted = 0
  let standIns = 0
  for (const { seat, request, made, at, words, seq } of log) {
    const waited = waits()
    standIns = standInsAfter(standIns, request)
    if (isInternalRequestId(request)) {
      acted++
      const deadline = deadlines(settings, seats, room.begun, ticks, waited).find((one) => one.seat === seat)
      if (deadline === undefined || !couldKnow(clocks, deadline.at, made))
        broken.push(`before its time: ${room.id} ${seq}, ${(deadline?.at ?? 0) - made} ms too early`)
      if (decided.has(at)) broken.push(`acted upon twice: ${room.id} at ${at}`)
      decided.add(at)
    }
    if (!game.submitText(seat, words, at).ok) broken.push(`not to be replayed: ${room.id} ${seq}`)
    ticks.push({ made, waited })
    for (const one of waits()) {
      asked.push({ seat: one, made })
      const isNew = one === seat || !waited.includes(one)
      since.set(one, isNew ? [made] : [...(since.get(one) ?? []), made])
    }
  }
  const isOver = rules.outcome(game.state) !== null
  const first = deadlines(settings, seats, room.begun, ticks, waits()).map(({ at }) => at)
  const next = isOver || first.length === 0 ? null : Math.min(...first)
  // Nobody decides where everybody has walked away.
  if (next !== null && next <= now && settings.absent.kind === 'bot' && !isAbandoned(standIns, seats))
    broken.push(`deadline missed: ${room.id}, ${now - next} ms ago`)
  // One that is past and could settle nothing is not looked at again.
  if ((next === null || next > now) && next !== due)
    broken.push(`deadline forgotten: ${room.id} ${next} is not ${due}`)
  const waiting = isOver ? [] : waits().map((seat) => ({ seat, since: since.get(seat) ?? [] }))
  return { acted, asked, waiting, broken }
}
