import { describe, expect, it } from 'vitest'
import { Histogram } from '../load/histogram.ts'
import { type AttackPhase, loadReport, triedReport } from './attack-report.ts'

const PLAN = { address: '', rooms: 1, commands: 10, botTurns: 2, unattended: 1, notified: 1 }

const commandsOf = (milliseconds: number, count = 10): AttackPhase['probes']['commands'] => {
  const times = new Histogram()
  for (let number = 0; number < count; number++) times.record(milliseconds * 1000)
  return times.tally
}

const phase = (
  probes: Partial<AttackPhase['probes']> = {},
  more: Partial<AttackPhase> = {},
): AttackPhase => ({
  seconds: 60,
  probes: {
    commands: commandsOf(10),
    botTurns: [100, 200],
    unattended: [1000],
    notified: [1000],
    ...probes,
  },
  endedMs: 100,
  grown: 1000,
  ...more,
})

const NOTHING = { outcomes: [], notes: [] }

const unmet = (attacked: AttackPhase): readonly string[] =>
  loadReport('H1', PLAN, phase(), attacked, NOTHING)
    .rows.filter(({ isMet }) => !isMet)
    .map(({ what }) => what)

describe('the report of an attack', () => {
  it('passes if everything takes at most twice as long', () => {
    const slower = phase({ commands: commandsOf(19), botTurns: [200, 400], notified: [59_000] })
    expect(unmet(slower)).toEqual([])
  })

  it('reports how much slower moves and bots are, and fails', () => {
    const slower = phase({ commands: commandsOf(30), botTurns: [300, 600] })
    expect(unmet(slower)).toEqual([
      'a move acknowledged, p99',
      'the bots of a room had their turn, p50',
      'the bots of a room had their turn, p90',
    ])
    const [, p99] = loadReport('H1', PLAN, phase(), slower, NOTHING).rows
    expect(p99).toMatchObject({ quiet: '10.0 ms', attacked: '30.0 ms', goal: 'at most 2x' })
    expect(p99?.ratio).toBeCloseTo(3)
  })

  it('fails if only a few answers came, however fast', () => {
    expect(unmet(phase({ commands: commandsOf(1, 5), botTurns: [1] }))).toEqual([
      'a move acknowledged, p99',
      'the bots of a room had their turn, p50',
      'the bots of a room had their turn, p90',
    ])
  })

  it('lists what never happened and what happened too late', () => {
    expect(unmet(phase({ unattended: [null], notified: [61_000] }, { endedMs: null }))).toEqual([
      'a bot moved with no player present',
      'players were notified',
      'SIGTERM ended the server',
    ])
    expect(unmet(phase({}, { endedMs: 10_001 }))).toEqual(['SIGTERM ended the server'])
  })

  it('includes the outcomes of an attack that is tried once', () => {
    const outcome = { what: 'a name', result: 'worked', goal: 'refused', isMet: false }
    expect(triedReport('M4', { outcomes: [outcome], notes: ['a note'] })).toEqual({
      name: 'M4',
      rows: [{ what: 'a name', quiet: null, attacked: 'worked', ratio: null, goal: 'refused', isMet: false }],
      notes: ['a note'],
    })
  })
})
