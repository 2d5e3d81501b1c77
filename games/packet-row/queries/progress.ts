import type { State } from '../rules/index.ts'
import { roundNumber } from './index.ts'

/** It ends when areas run dry, so nobody knows in which round. */
export const progress = (state: State) => ({ version: '', round: roundNumber(state), rounds: 0 })
