import { random } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { MODULES } from './catalogue/building.ts'
import { BUILDINGS, buildingNamed } from './catalogue/catalogue.ts'
import { DEFAULT_OPTIONS, type Options } from './options.ts'
import { writePosition } from './position/write.ts'
import { leHavre } from './rules.ts'
import { readDraw, specialCards } from './special-deck.ts'
import { newTable } from './testing/index.ts'

const drawn = (options: Partial<Options>): string[] =>
  specialCards({ ...DEFAULT_OPTIONS, ...options }).map((card) => BUILDINGS[card]?.name ?? '')

const ofModule = (module: string | null): string[] =>
  BUILDINGS.filter((building) => building.special && building.module === module).map(({ name }) => name)

const SIX = ['zoo', 'farm', 'kiln', 'inn', 'cobblers', 'ms-dagmar']

describe('the special buildings of a game', () => {
  test('are the 36 of the base game unless the table adds modules [LH-V.12]', () => {
    expect(drawn({})).toEqual(ofModule(null))
    expect(drawn({})).toHaveLength(36)
  })

  test('are those of the base game and of the chosen modules, shuffled together [LH-V.12]', () => {
    expect(drawn({ modules: ['essen-2008'] })).toEqual([...ofModule(null), ...ofModule('essen-2008')])
    expect(drawn({ modules: [...MODULES] })).toEqual([
      ...ofModule(null),
      ...ofModule('essen-2008'),
      ...ofModule('grand-hameau'),
    ])
    const seen = new Set<string | null | undefined>()
    for (let seed = 0; seed < 40; seed++) {
      const { special = [] } = newTable({ modules: [...MODULES] }, `deal-${seed}`).position()
      expect(new Set(special).size).toBe(6)
      for (const name of special) seen.add(BUILDINGS[buildingNamed(name ?? '')]?.module)
    }
    expect(seen).toEqual(new Set([null, ...MODULES]))
  })

  test('may come from the modules alone [LH-V.13]', () => {
    expect(drawn({ modules: ['grand-hameau'], specials: 'modules' })).toEqual(ofModule('grand-hameau'))
    const { special = [] } = newTable({ modules: ['grand-hameau'], specials: 'modules' }).position()
    for (const name of special) expect(ofModule('grand-hameau')).toContain(name)
  })

  test('may be named, and are shuffled all the same [LH-V.14]', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 8; seed++) {
      const { special = [] } = newTable({ specials: SIX }, `named-${seed}`).position()
      expect(new Set(special)).toEqual(new Set(SIX))
      orders.add(special.join(' '))
    }
    expect(orders.size).toBeGreaterThan(4)
    const backwards = newTable({ specials: SIX.toReversed() }).position()
    expect(backwards.special).toEqual(newTable({ specials: SIX }).position().special)
  })

  test('leave out of solo games what needs other players, named cards excepted [LH-V.4] [LH-V.14]', () => {
    expect(drawn({ players: 1, modules: [...MODULES] })).not.toContain('harbor-watch')
    expect(drawn({ players: 1, soloWithoutOthersCards: false })).toContain('harbor-watch')
    const named = ['harbor-watch', 'farm', 'kiln', 'inn', 'cobblers', 'zoo']
    expect(drawn({ players: 1, specials: named })).toContain('harbor-watch')
  })

  test('do not exist in the short game, even if they were chosen [LH-V.11]', () => {
    expect(newTable({ version: 'short', modules: [...MODULES], specials: SIX }).position().special).toEqual(
      [],
    )
  })
})

describe('a position', () => {
  test.each([
    {},
    { modules: ['essen-2008'] },
    { modules: ['grand-hameau'], specials: 'modules' },
    { modules: ['essen-2008', 'grand-hameau'], specials: SIX },
    { players: 1, soloWithoutOthersCards: false },
  ] as const)('stores the cards that its table draws from: %j [LH-V.15]', (options: Partial<Options>) => {
    const { state } = newTable(options)
    const { players, soloWithoutOthersCards, modules, specials } = { ...DEFAULT_OPTIONS, ...options }
    const sorted = typeof specials === 'string' ? specials : specials.toSorted(byPlace)
    expect(readDraw(state)).toEqual({ players, soloWithoutOthersCards, modules, specials: sorted })
    const written = writePosition(state)
    const read = leHavre.position.read(JSON.parse(JSON.stringify(written)))
    expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(state))
  })

  test('of a base game says nothing of modules [LH-V.15]', () => {
    expect(Object.keys(newTable().position().options ?? {})).not.toContain('modules')
    expect(Object.keys(newTable().position().options ?? {})).not.toContain('specials')
  })

  test('lets a viewer sample only cards that the table draws from [LH-V.15]', () => {
    const { state } = newTable({ specials: SIX })
    for (let sample = 0; sample < 6; sample++) {
      const sampled = leHavre.sampleState(leHavre.view(state, 1), random(`guess-${sample}`))
      expect(new Set(writePosition(sampled).special)).toEqual(new Set(SIX))
    }
    const possible = new Set<string | null>()
    const { state: hameau } = newTable({ modules: ['grand-hameau'], specials: 'modules' })
    for (let sample = 0; sample < 60; sample++)
      for (const name of writePosition(
        leHavre.sampleState(leHavre.view(hameau, 1), random(`hameau-${sample}`)),
      ).special ?? [])
        possible.add(name)
    expect(possible).toEqual(new Set(ofModule('grand-hameau')))
  })
})

const byPlace = (one: string, other: string): number => buildingNamed(one) - buildingNamed(other)
