import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { NOTATION_VERBS, VERSIONS } from '../src/index.ts'
import { endOf, GOLDEN, goldenEnd, goldenNames, goldenRecord } from './fixtures.ts'

const setUps = VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((players) => `${version}-${players}`))

it('there is a golden game for every set-up', () => {
  expect(goldenNames()).toEqual(setUps)
})

describe.each(setUps)('the golden game %s', (name) => {
  it('is of its set-up', () => {
    const { version, players } = goldenRecord(name).options as { version: string; players: number }
    expect(`${version}-${players}`).toBe(name)
  })

  it('replays to the same positions at every begin of a round and to the same scores', () => {
    expect(endOf(goldenRecord(name))).toEqual(goldenEnd(name))
  })

  it('is printed as it was read', () => {
    expect(printRecord(goldenRecord(name))).toBe(readFileSync(join(GOLDEN, `${name}.txt`), 'utf8'))
  })
})

it('the golden games use every verb of the notation and many different buildings', () => {
  const words = setUps.flatMap((name) => goldenRecord(name).lines.map(({ command }) => command))
  const verbs = new Set(words.flatMap((command) => command.split(' ')[0] ?? []))
  const entered = new Set(words.filter((command) => command.startsWith('enter ')))
  const ofModules = ['expel', 'get', 'lay', 'redeem']
  expect([...verbs, ...ofModules].sort()).toEqual([...NOTATION_VERBS].sort())
  expect(entered.size).toBeGreaterThanOrEqual(40)
})
