import { advise, lookahead, RemainingBudget } from '@quayside/bots'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { adviser } from './adviser.ts'
import { beamSearch } from './beam-search.ts'
import { plannerFor } from './planners.ts'
import { withSoloBeam } from './solo-search.ts'
import { played } from './tests/sample-states.ts'

const plain = lookahead(leHavre, plannerFor, { commands: 4, segments: [1], finalists: 1, rounds: 1 })
const WIDTH = 4
const bot = withSoloBeam(plain, plannerFor, WIDTH)

describe('a solo game by beam search', () => {
  const positions = played({ players: 1, version: 'short' }, 15)

  it('begins the best line to the end of the game if the budget covers it', () => {
    const { state } = positions.at(-1) ?? {}
    if (state === undefined) throw new Error('no position')
    const view = leHavre.view(state, 0)
    const world = leHavre.sampleState(view, random('worlds solo'))
    const plenty = { nodes: Number.POSITIVE_INFINITY }
    const best = beamSearch(world, WIDTH, new RemainingBudget(plenty))
    expect(best).not.toBe(null)
    expect(bot.decide(view, 0, plenty, 'solo')).toBe(best?.commands[0])
  })

  it('is legal and within its nodes, whatever the budget', () => {
    for (const { state, seat } of positions.slice(0, 4))
      for (const nodes of [0, 1, 30, 1000]) {
        const command = bot.decide(leHavre.view(state, seat), seat, { nodes }, 'solo')
        expect(leHavre.refuse(state, seat, command)).toBe(null)
      }
  })

  it('is what the adviser suggests first', () => {
    const levels = { ...adviser.levels, commodore: { bot, budget: { nodes: 2000 } } }
    let changed = 0
    for (const { state, seat } of positions) {
      const view = leHavre.view(state, seat)
      const advice = advise({ ...adviser, levels }, view, seat, { seed: 'solo' })
      if (!advice.ok) throw new Error(advice.refusal.code)
      const choice = bot.decide(view, seat, { nodes: 2000 }, 'solo')
      expect(advice.value.suggestions[0]?.command).toBe(leHavre.notation.print(choice))
      if (choice !== plain.decide(view, seat, { nodes: 2000 }, 'solo')) changed++
    }
    expect(changed).toBeGreaterThan(0)
  })

  it('leaves games of several to the other search', () => {
    for (const { state, seat } of played({ players: 2 }, 60)) {
      const view = leHavre.view(state, seat)
      expect(bot.decide(view, seat, { nodes: 2000 }, 'two')).toBe(
        plain.decide(view, seat, { nodes: 2000 }, 'two'),
      )
    }
  })
})
