/** The lessons of this game, and the notes on questions of the first game after them. */
import type { Course } from '@quayside/game/lesson'
import type { Seat } from '@quayside/kernel'
import { leHavre, type Question, question, roundsOf, type State } from '../rules/index.ts'
import { energyAndShipping } from './energy-and-shipping.ts'
import { firstGame } from './first-game.ts'
import { lastRounds } from './last-rounds.ts'
import { loansAndFeeding } from './loans-and-feeding.ts'

const PLAYERS = 3

/** The note for each common question; any other question is about a single building. */
const NOTES: Readonly<Partial<Record<Question['asks'], string>>> = {
  'main-action': 'main',
  'end-turn': 'end',
  interest: 'interest',
  feeding: 'feeding',
  fee: 'fee',
  food: 'fee',
  energy: 'energy',
  times: 'times',
  build: 'build',
  'build-another': 'build',
  material: 'build',
  cost: 'build',
  'build-ship': 'ship',
  fleet: 'voyage',
  load: 'voyage',
}

export const course: Course<State> = {
  lessons: [firstGame, energyAndShipping, loansAndFeeding, lastRounds],
  learned: ['offer', 'enter', 'build', 'ships', 'feed', 'loans', 'harvest', 'fortune'],
  firstGame: {
    options: { version: 'short' },
    players: PLAYERS,
    rounds: roundsOf('short', PLAYERS).length,
    minutes: 40,
  },
  noteFor: (state: State, seat: Seat): string | null => {
    const asked = question(state)
    if (asked === null || !leHavre.deciders(state).includes(seat)) return null
    // The supply step is usually carried out automatically.
    return asked.asks === 'supply' ? null : (NOTES[asked.asks] ?? 'building')
  },
}
