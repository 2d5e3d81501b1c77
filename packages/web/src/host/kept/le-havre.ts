import { leHavre, type State } from '@quayside/le-havre'
import { roundIndex, rounds, versionOf } from '@quayside/le-havre/reading'
import type { Kept } from '../games.ts'

export const kept: Kept = {
  rules: leHavre,
  stage: (state) => {
    const at = state as State
    const last = rounds(at).length
    return { version: versionOf(at), round: Math.min(roundIndex(at) + 1, last), rounds: last }
  },
}
