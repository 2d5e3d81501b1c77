import { readFileSync } from 'node:fs'
import { printRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { BUILDINGS, buildingNamed, NOTATION_VERBS, VERSIONS } from '../rules/index.ts'
import { endOf, goldenEnd, goldenFile, goldenNames, goldenRecord, RULES_VERSIONS } from './fixtures.ts'

const setUps = VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((players) => `${version}-${players}`))

const verbsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((command) => command.split(' ')[0] ?? []))

const MODULE_VERBS = ['expel', 'get', 'lay', 'redeem']

describe.each(RULES_VERSIONS)('under rules version %i', (version) => {
  const withModules = goldenNames(version, 'golden-modules')

  const wordsOf = (names: readonly string[]): string[] =>
    names.flatMap((name) => goldenRecord(version, name).moves.map(({ command }) => command))

  it('there is a golden game for every set-up, and with modules for every number of players', () => {
    expect(goldenNames(version)).toEqual(setUps)
    const players = withModules.map(
      (name) => (goldenRecord(version, name).options as { players: number }).players,
    )
    expect(players).toEqual([1, 2, 3, 4, 5])
  })

  it.each(setUps)('the golden game %s is of its set-up and version', (name) => {
    const { options, rulesVersion } = goldenRecord(version, name)
    const { version: length, players } = options as { version: string; players: number }
    expect(`${length}-${players}`).toBe(name)
    expect(rulesVersion).toBe(version)
  })

  describe.each([...setUps, ...withModules])('the golden game %s', (name) => {
    it('replays to the same positions at every begin of a round and to the same scores', () => {
      expect(endOf(goldenRecord(version, name))).toEqual(goldenEnd(version, name))
    })

    it('is printed as it was read', () => {
      expect(printRecord(goldenRecord(version, name))).toBe(
        readFileSync(goldenFile(version, name, 'txt'), 'utf8'),
      )
    })
  })

  it('the golden games use every verb of the notation and many different buildings', () => {
    const words = wordsOf(setUps)
    const entered = new Set(words.filter((command) => command.startsWith('enter ')))
    expect(verbsOf(words)).toEqual(new Set(NOTATION_VERBS.filter((verb) => !MODULE_VERBS.includes(verb))))
    expect(entered.size).toBeGreaterThanOrEqual(40)
  })

  it('those with modules use the verbs that only modules have, and many of their buildings', () => {
    const words = wordsOf(withModules)
    const ofModules = new Set(
      words.filter((command) => {
        const [verb, name = ''] = command.split(' ')
        return verb === 'enter' && BUILDINGS[buildingNamed(name)]?.module !== null
      }),
    )
    expect(MODULE_VERBS.filter((verb) => !verbsOf(words).has(verb))).toEqual([])
    expect(ofModules.size).toBeGreaterThanOrEqual(10)
  })
})
