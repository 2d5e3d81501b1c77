/** Advice by rules of thumb, so that no test depends on how well a network is trained. */
import type { Command, State } from '@quayside/le-havre'
import { type Adviser, bySeat } from '../src/advice/adviser.ts'
import { leHavreAdviser } from '../src/le-havre/advice.ts'
import { OnePly } from '../src/le-havre/one-ply.ts'
import { ThumbJudge } from '../src/le-havre/thumb-judge.ts'

const judge = new ThumbJudge()
const mind = new OnePly(judge)

export const thumbAdviser: Adviser<State, Command> = {
  ...leHavreAdviser,
  mindFor: () => mind,
  expect: (s, viewer) => bySeat(judge.expect(s, viewer), viewer),
}
