import { parseRecord, printRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { goldenNames, goldenRecord, played, RULES_VERSIONS, resultOf, results } from './golden-games.ts'

describe.each(RULES_VERSIONS)('a stored game of rules version %i', (version) => {
  it.each(goldenNames(version))('%s still replays to its result', (name) => {
    expect(goldenRecord(version, name).rulesVersion).toBe(version)
    expect(resultOf(played(goldenRecord(version, name)).state)).toEqual(results(version)[name])
  })

  it('is stored for every number of players, and a result for each', () => {
    const players = goldenNames(version).map(
      (name) => (goldenRecord(version, name).options as { players: number }).players,
    )
    expect(new Set(players)).toEqual(new Set([2, 3, 4, 5]))
    expect(Object.keys(results(version)).sort()).toEqual(goldenNames(version).sort())
  })

  it('shows, together with the others, every verb and every event', () => {
    const games = goldenNames(version).map((name) => goldenRecord(version, name))
    const verbs = new Set(
      games.flatMap(({ moves: lines }) => lines.map(({ command }) => command.split(' ')[0])),
    )
    expect(verbs).toEqual(new Set(['name', 'take', 'pass', 'cash', 'deliver', 'done']))
    const kinds = new Set(games.flatMap((record) => played(record).events).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([
      'area-named',
      'cashed',
      'delivered',
      'deliveries-done',
      'game-over',
      'hands-shown',
      'last-round-over',
      'passed',
      'refilled',
      'round-began',
      'round-ended',
      'skipped',
      'took',
    ])
  })

  it('keeps its corrected deck in the record [PR-13.7]', () => {
    const record = goldenRecord(version, 'corrected-deck')
    expect(JSON.stringify(record.options)).toContain('"value":7')
    expect(parseRecord(printRecord(record))).toEqual({ ok: true, value: record })
    expect(played(record).events).toContainEqual(expect.objectContaining({ kind: 'cashed', amount: 7 }))
  })
})
