import { SAMPLE_TITLE } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../games/game-registry.ts'
import { quayside, quaysideProcess } from '../testing/run-cli.ts'
import { playedRecord } from '../testing/sample-records.ts'

/** After four turns; seat 1 of two is about to supply. */
const RECORD = playedRecord(12)

describe('show', () => {
  it('prints the board, the question and the legal commands under headings', async () => {
    const { status, stdout } = await quayside(['show', '-'], { input: RECORD })
    expect(status).toBe(0)
    for (const text of [
      `${SAMPLE_TITLE} · full game · 2 players`,
      'Round 1 of 14 · turn 5 of 7',
      'Offers',
      'Proposals',
      'Building Firm 1 (4)',
      '▸Player 1',
      'Player 1 to move: Carry out the supply action',
    ])
      expect(stdout).toContain(text)
    expect(stdout).toMatch(/\n {2}Turn\n {4}supply +Carry out the supply action\n/)
  })

  it.each(GAME_IDS)('shows %s in a separate process, which cannot import style sheets', async (game) => {
    const { stdout: input } = await quayside(['new', '--game', game, '--players', '2', '--seed', 'alone'])
    const { status, stdout, stderr } = await quaysideProcess(['show', '-'], { input })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n').length).toBeGreaterThan(8)
  })

  it('hides from a seat what it may not know', async () => {
    const { stdout } = await quayside(['show', '-', '--seat', '2', '--json'], { input: RECORD })
    const { position, commands } = JSON.parse(stdout) as {
      position: { special: unknown[]; tiles: unknown[] }
      commands: Record<string, string[]>
    }
    expect(position.special).toEqual([null, null, null, null, null, null])
    expect(position.tiles.map((tile) => tile === null)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(Object.keys(commands)).toEqual(['2'])
  })

  it('shows an earlier position of a record', async () => {
    const { stdout } = await quayside(['show', '-', '--at', '1', '--json'], { input: RECORD })
    const { at, commands } = JSON.parse(stdout) as { at: number; commands: Record<string, string[]> }
    expect(at).toBe(1)
    expect(commands['1']).toContain('take franc')
  })

  it('shows any position written as JSON, and its own output again', async () => {
    const input = JSON.stringify({
      round: 5,
      step: 'main',
      seats: { '1': { buildings: ['bank'], loans: 2 } },
    })
    const shown = await quayside(['show', '-', '--json'], { input })
    const { position } = JSON.parse(shown.stdout) as { position: unknown }
    const again = await quayside(['show', '-', '--json'], { input: JSON.stringify(position) })
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(shown.stdout))
    expect((await quayside(['show', '-'], { input })).stdout).toContain('2 loans')
  })

  it('refuses a seat that does not exist', async () => {
    const { status, stderr } = await quayside(['show', '-', '--seat', '3'], { input: RECORD })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no seat 3')
  })
})
