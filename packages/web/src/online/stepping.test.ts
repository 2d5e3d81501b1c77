import type { AnyRules } from '@quayside/kernel'
import { Game, toldSteps } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import type { ServerMessage, ToldFrame } from '@quayside/protocol'
import { expect, it } from 'vitest'
import { frameAfter } from './stepping.ts'

const rules: AnyRules = leHavre

const opened = Game.open(rules, { players: 3, start: 0 }, 'steps')
if (!opened.ok) throw new Error(opened.refusal.code)
const game = opened.value

const frame = (): ToldFrame => ({
  at: game.at,
  viewer: 1,
  view: rules.position.write(rules.view(game.state, 1)),
  undo: { to: game.at, because: 'other-seat' },
  steps: [],
  from: game.at,
})

const stepped = (from: number): Extract<ServerMessage, { kind: 'stepped' }> => ({
  kind: 'stepped',
  seq: game.at,
  at: game.at,
  undo: { to: game.at, because: 'other-seat' },
  steps: toldSteps(game, from, 1),
  from,
  deadlines: [],
  now: 0,
})

it('sees after the steps what the server sees, and only where the steps begin at what it has', () => {
  game.submitText(0, 'supply')
  const before = frame()
  game.submitText(0, 'take wood')
  game.submitText(0, 'end')
  expect(frameAfter(rules, before, stepped(1))).toEqual({ ...frame(), steps: toldSteps(game, 1, 1), from: 1 })
  expect(frameAfter(rules, before, stepped(2))).toBeNull()
})
