import type { State } from '../rules/index.ts'
import { roundNumber } from './index.ts'

/** The number of rounds is not known in advance: the game ends when areas run dry. */
export const progress = (state: State) => ({ version: '', round: roundNumber(state), rounds: 0 })
