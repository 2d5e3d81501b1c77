import type { State } from '../rules/index.ts'
import { roundIndex, rounds, versionOf } from './index.ts'

export const progress = (state: State) => {
  const last = rounds(state).length
  return { version: versionOf(state), round: Math.min(roundIndex(state) + 1, last), rounds: last }
}
