/** Applies standing policies: answers decisions that a player has settled in advance. */
import type { Seat } from '@quayside/kernel'
import { internalRequestId } from '../room/entry-log.ts'
import { findPolicies } from '../room/game-registry.ts'
import type { Room } from '../room/room.ts'
import { isFreeSeat } from '../room/seats.ts'

interface Answer {
  readonly seat: Seat
  readonly command: string
}

/** The command of a seat's policy for this decision; with `useDefaults`, the default where the policy has none. */
const answerOf = ({ game, status }: Room, seat: Seat, useDefaults: boolean): Answer | null => {
  const { rules, state } = game
  const policies = findPolicies(rules.game)
  const own = status.policies[seat]
  if (own === undefined && !useDefaults) return null
  const view = rules.view(state, seat)
  const command =
    (own === undefined ? null : policies.decide(view, seat, own)) ??
    (useDefaults ? policies.decide(view, seat, policies.defaults) : null)
  return command === null ? null : { seat, command: rules.notation.print(command) }
}

const due = (room: Room): Answer | null => {
  if (room.seats.some(isFreeSeat)) return null
  for (const seat of room.deciders) {
    if (room.seats[seat]?.bot_level !== null) continue
    const answer = answerOf(room, seat, false)
    if (answer !== null) return answer
  }
  return null
}

const submit = async (
  room: Room,
  { seat, command }: Answer,
  actor: 'policy' | 'timeout' = 'policy',
): Promise<boolean> => {
  const { seq, game } = room
  const act = { kind: 'command', command } as const
  const done = await room.execute(seat, {
    requestId: internalRequestId(actor, seq),
    expectedMove: game.moveNumber,
    action: act,
  })
  return done.ok
}

/** Decides for an overdue seat; false when no policy covers this decision. */
export const decideByPolicy = async (room: Room, seat: Seat): Promise<boolean> => {
  const answer = answerOf(room, seat, true)
  return answer !== null && submit(room, answer, 'timeout')
}

/** One answer for each log length; the room refuses an answer that came too late. */
export const applyPolicies = (room: Room): void => {
  let answered = -1

  const changed = (): void => {
    if (answered === room.seq || room.isUnloaded) return
    const answer = due(room)
    if (answer === null) return
    answered = room.seq
    submit(room, answer).catch(() => {
      // The write failed: the next change of the room tries again.
      answered = -1
    })
  }

  changed()
  room.subscribers.add({ changed })
}
