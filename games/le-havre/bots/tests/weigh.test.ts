import { lookahead, RemainingBudget, runToEnd } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { adviser } from '../adviser.ts'
import { levels } from '../levels.ts'
import { plannerFor } from '../planners.ts'
import { played } from './sample-states.ts'

const BREADTH = { commands: 6, segments: [1, 1], finalists: 2, rounds: 3 }

const weighed = (
  state: State,
  seat: number,
  { nodes = 1e6, breadth = BREADTH, also }: { nodes?: number; breadth?: typeof BREADTH; also?: Command } = {},
) => {
  const rounds = lookahead(leHavre, plannerFor, breadth).weigh({
    view: leHavre.view(state, seat),
    seat,
    seed: 'weigh',
    allowance: new RemainingBudget({ nodes }),
    expect: (end) => adviser.estimateScores(end, seat),
    ...(also === undefined ? {} : { also }),
  })
  let round = rounds.next()
  let interim = 0
  for (; round.done !== true; round = rounds.next()) interim++
  return { found: round.value, interim }
}

const commandOf = (text: string): Command => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const bakehouse = before('bakehouse', { grain: 6, wood: 6, fish: 2, franc: 9 }, { options: { players: 2 } })

describe('weighing commands', () => {
  it('samples a command after its action, then in every round after every segment it survives', () => {
    const { found, interim } = weighed(bakehouse.state, 0)
    expect(found).toHaveLength(6)
    expect(interim).toBe(3)
    const lengths = found.map(({ samples }) => samples.length)
    expect(lengths[0]).toBe(7)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2)
  })

  it.each(['captain', 'commodore'] as const)('puts first what the %s would play', (level) => {
    const { bot, budget } = adviser.levels[level]
    for (const { state, seat } of played({ players: 2 }, 60)) {
      const view = leHavre.view(state, seat)
      const nodes = Math.min(budget.nodes, 2000)
      const rounds = bot.weigh({
        view,
        seat,
        seed: 'same',
        allowance: new RemainingBudget({ nodes }),
        expect: (end) => adviser.estimateScores(end, seat),
      })
      const [best] = runToEnd(rounds)
      const decided = levels[level]?.bot.decide(view, seat, { nodes }, 'same')
      expect(best?.command).toBe(decided)
    }
  })

  it('ranks the mate’s choice first', () => {
    for (const { state, seat } of played({ players: 3 }, 40)) {
      const view = leHavre.view(state, seat)
      const mate = adviser.levels.mate.bot.decide(view, seat, { nodes: 20_000 }, 'same')
      expect(mate).toBe(levels['mate']?.bot.decide(view, seat, { nodes: 20_000 }, 'same'))
    }
  })

  it('keeps the requested command, however bad or unusual', () => {
    const also = commandOf('take franc')
    const narrow = { ...BREADTH, commands: 2, finalists: 1, rounds: 1 }
    const { found } = weighed(bakehouse.state, 0, { breadth: narrow, also })
    expect(found.find(({ command }) => command === also)?.samples).toHaveLength(3)
    const unusual = before('bakehouse', { franc: 9 }, { seat1: { buildings: ['joinery'] } })
    const sale = commandOf('sell joinery')
    expect(weighed(unusual.state, 0, { also: sale }).found.map(({ command }) => command)).toContain(sale)
  })

  it('completes an action before evaluating it', () => {
    const { found } = weighed(bakehouse.state, 0, { breadth: { ...BREADTH, commands: 20 } })
    const baked = found.find(({ command }) => leHavre.notation.print(command) === 'enter bakehouse')
    const bread = (state: State): number =>
      (leHavre.position.write(state) as { seats: Record<string, { stock: { bread?: number } }> }).seats['1']
        ?.stock.bread ?? 0
    expect(baked && bread(baked.after)).toBeGreaterThan(0)
  })

  it('leaves out commands that the nodes do not last for, but never all', () => {
    const { found } = weighed(bakehouse.state, 0, { nodes: 12 })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ samples }) => samples.length === 1)).toBe(true)
  })
})
