/** The lesson of this game, and the notes on questions of the first game after it. */
import type { Course } from '@quayside/game/lesson'
import type { Seat } from '@quayside/kernel'
import { phaseIndex } from '../queries/index.ts'
import { packetRow, type State } from '../rules/index.ts'
import { firstGame } from './first-game.ts'

/** The note for each phase, in the order of the phases. */
const NOTES = ['name', 'take', 'master', 'last-choice', 'deliver'] as const

export const course: Course<State> = {
  lessons: [firstGame],
  learned: ['take', 'pass', 'deliver', 'master', 'helpers', 'score'],
  firstGame: { options: {}, players: 3, rounds: 0, minutes: 30 },
  noteFor: (state: State, seat: Seat): string | null =>
    packetRow.deciders(state).includes(seat) ? (NOTES[phaseIndex(state)] ?? null) : null,
}
