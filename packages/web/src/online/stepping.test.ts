import type { AnyRules } from '@quayside/kernel'
import { Game, visibleSteps } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import { expect, it } from 'vitest'
import { applyStepUpdate } from './stepping.ts'

const rules: AnyRules = leHavre

const opened = Game.open(rules, { players: 3, start: 0 }, 'steps')
if (!opened.ok) throw new Error(opened.refusal.code)
const game = opened.value

const frame = (): ViewFrame => ({
  moveNumber: game.moveNumber,
  viewer: 1,
  view: rules.position.write(rules.view(game.state, 1)),
  undo: { moveNumber: game.moveNumber, reason: 'other-seat' },
  steps: [],
  fromMove: game.moveNumber,
})

const stepped = (from: number): Extract<ServerMessage, { kind: 'steps' }> => ({
  kind: 'steps',
  seq: game.moveNumber,
  moveNumber: game.moveNumber,
  undo: { moveNumber: game.moveNumber, reason: 'other-seat' },
  steps: visibleSteps(game, from, 1),
  fromMove: from,
  deadlines: [],
  serverTime: 0,
})

it('sees after the steps what the server sees, and only where the steps begin at what it has', () => {
  game.submitText(0, 'supply')
  const before = frame()
  game.submitText(0, 'take wood')
  game.submitText(0, 'end')
  expect(applyStepUpdate(rules, before, stepped(1))).toEqual({
    ...frame(),
    steps: visibleSteps(game, 1, 1),
    fromMove: 1,
  })
  expect(applyStepUpdate(rules, before, stepped(2))).toBeNull()
})
