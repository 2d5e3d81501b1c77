import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameCatalogue } from '@quayside/game'
import { BUILDINGS } from '@quayside/le-havre'
import { catalogue, PILES } from '@quayside/packet-row'
import { describe, expect, it } from 'vitest'
import { adapterFor } from '../../packages/cli/src/games/game-registry.ts'
import { type Language, languageFor } from '../../packages/cli/src/language.ts'
import { cataloguePages } from '../../packages/cli/src/subcommands/catalogue.ts'
import { PLAIN_LAYOUT } from '../../packages/cli/src/terminal/text-layout.ts'
import { quayside } from '../../packages/cli/src/testing/run-cli.ts'

interface Card {
  readonly no: string
  readonly id: string
  readonly [field: string]: unknown
}

interface Facts {
  readonly goods: Readonly<Record<string, unknown>>
  readonly setup: { readonly short: Readonly<Record<string, unknown>> }
  readonly ships: { readonly types: Readonly<Record<string, unknown>>; readonly cards: readonly unknown[] }
  readonly rounds: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
  readonly round_cards: readonly unknown[]
  readonly standard_buildings: readonly Card[]
  readonly special_buildings: readonly Card[]
  readonly modules?: Readonly<Record<string, readonly Card[]>>
}

const catalogueOf = async (game: string, language: Language): Promise<GameCatalogue> => {
  const found = await adapterFor(game).catalogue(language)
  if (found === null) throw new Error(`${game} has no cards`)
  return found
}

const facts = async (): Promise<Facts> =>
  JSON.parse((await quayside(['catalogue', 'le-havre', '--json'])).stdout) as Facts

/** Without names and sentences, which are checked with the messages. */
const numbersOf = ({ goods, setup, ships, rounds, round_cards, ...buildings }: Facts): unknown => {
  const bare = ({ name: _name, text: _text, ...card }: Card): unknown => card
  return {
    goods,
    setup,
    ships,
    rounds,
    round_cards,
    standard_buildings: buildings.standard_buildings.map(bare),
    special_buildings: buildings.special_buildings.map(bare),
  }
}

describe('the JSON catalogue of Le Havre', () => {
  it('is as it was checked against the printed cards', async () => {
    const fixture = join(import.meta.dirname, 'fixtures', 'catalogue-le-havre.json')
    expect(numbersOf(await facts())).toEqual(JSON.parse(readFileSync(fixture, 'utf8')))
  })

  it('has the figures that are printed on these cards', async () => {
    const { goods, setup, ships, rounds, standard_buildings, special_buildings } = await facts()
    expect(standard_buildings).toHaveLength(33)
    expect(special_buildings).toHaveLength(36)
    expect(goods['steel']).toEqual({
      side: 'upgraded',
      food: 0,
      energy: 0,
      ship_value: 8,
      offer: false,
      substitutes_for: 'iron',
    })
    expect(setup.short['ships']).toMatchObject({ '2': { player_2: ['R03 Dina (wooden 2)'] } })
    expect(ships.types['iron']).toMatchObject({ count: 6, build: { iron: 4 }, price: 20, capacity: 3 })
    expect(rounds['full']?.['3']?.[15]).toEqual({
      round: 16,
      card: 'R18',
      food: 14,
      harvest: false,
      town_gets: 'none',
      ship: { type: 'luxury', value: 38, name: 'MS Susanne' },
      start_player: 1,
    })
    expect(standard_buildings.find(({ no }) => no === '22')).toMatchObject({
      id: 'ironworks',
      category: 'I',
      value: 12,
      purchase_price: 12,
      entry_fee: [{ food: 3 }, { francs: 1 }],
      build_cost: { wood: 3, brick: 2 },
      hammers: 1,
      fishermen: 0,
      effect: [{ op: 'gain', out: { iron: 3 }, optional: { energy: 6, iron: 1 } }],
    })
    expect(special_buildings.find(({ no }) => no === '31')).toMatchObject({
      id: 'football-stadium',
      purchase_price: 24,
      enterable: false,
      build_cost: { wood: 1, brick: 2, iron: 2 },
    })
  })
})

describe('the modules of Le Havre', () => {
  const modules = async (names: string): Promise<Readonly<Record<string, readonly Card[]>> | undefined> => {
    const { stdout } = await quayside(['catalogue', 'le-havre', '--modules', names, '--json'])
    return (JSON.parse(stdout) as Facts).modules
  }

  it('are as they were checked against the printed cards', async () => {
    const fixture = join(import.meta.dirname, 'fixtures', 'catalogue-le-havre-modules.json')
    const bare = ({ name: _name, text: _text, ...card }: Card): unknown => card
    const listed = Object.entries((await modules('all')) ?? {}).map(([name, cards]) => [
      name,
      cards.map(bare),
    ])
    expect(Object.fromEntries(listed)).toEqual(JSON.parse(readFileSync(fixture, 'utf8')))
  })

  it('are printed on request, one or all', async () => {
    expect(Object.keys((await modules('all')) ?? {})).toEqual(['essen-2008', 'grand-hameau'])
    expect(Object.keys((await modules('grand-hameau')) ?? {})).toEqual(['grand-hameau'])
    expect((await facts()).modules).toBeUndefined()
    const { stdout } = await quayside(['catalogue', 'le-havre', '--modules', 'essen-2008', '--lang', 'fr'])
    expect(stdout).toContain('\nCartes promotionnelles d’Essen 2008\n\n')
    expect(stdout).not.toContain('Le Grand Hameau')
  })

  it('are refused when they are unknown', async () => {
    const { status, stderr } = await quayside(['catalogue', 'le-havre', '--modules', 'agricola'])
    expect(status).toBe(2)
    expect(stderr).toContain('Unknown module agricola; available: all, essen-2008, grand-hameau')
    expect((await quayside(['catalogue', 'packet-row', '--modules', 'essen-2008'])).status).toBe(2)
  })
})

describe('the catalogue of Le Havre as text', () => {
  it.each(['en', 'fr', 'es', 'zh-Hant'])('names every building in %s', async (language) => {
    const catalogue = await catalogueOf('le-havre', languageFor(language))
    const { standard_buildings, special_buildings } = catalogue.facts([]) as Facts
    const pages = cataloguePages(catalogue, [], PLAIN_LAYOUT).join('\n')
    const cards = [...standard_buildings, ...special_buildings]
    const base = BUILDINGS.filter(({ module }) => module === null)
    expect(cards.map(({ id }) => id)).toEqual(base.map(({ name }) => name))
    for (const { no, name } of cards) expect(pages).toContain(`${no} ${String(name)}\n`)
  })

  it('is what the command prints', async () => {
    const { status, stdout } = await quayside(['catalogue', 'le-havre', '--lang', 'es'])
    expect(status).toBe(0)
    const pages = cataloguePages(await catalogueOf('le-havre', 'es'), [], PLAIN_LAYOUT)
    expect(stdout).toBe(`${pages.join('\n')}\n`)
  })

  it('refuses an unknown game', async () => {
    const { status, stderr } = await quayside(['catalogue', 'chess'])
    expect(status).toBe(2)
    expect(stderr).toContain('Unknown game chess; available: le-havre, packet-row')
  })
})

interface PacketRowFacts {
  readonly decks: Readonly<Record<string, readonly Card[]>>
  readonly cards: Readonly<
    Record<string, { readonly word: string; readonly name: string; readonly text: string }>
  >
  readonly [part: string]: unknown
}

const packetRowFacts = async (): Promise<PacketRowFacts> =>
  JSON.parse((await quayside(['catalogue', 'packet-row', '--json'])).stdout) as PacketRowFacts

describe('the JSON catalogue of Packet Row', () => {
  it('is as it was checked against the known cards', async () => {
    const fixture = join(import.meta.dirname, 'fixtures', 'catalogue-packet-row.json')
    const { game: _game, lang: _lang, names: _names, cards, ...numbers } = await packetRowFacts()
    const words = Object.fromEntries(Object.entries(cards).map(([id, { word }]) => [id, word]))
    expect({ ...numbers, words }).toEqual(JSON.parse(readFileSync(fixture, 'utf8')))
  })

  it('has the figures that the rulebook prints', async () => {
    const { setup, deck_totals, decks, cards, scoring } = await packetRowFacts()
    const card = (id: string): unknown =>
      Object.values(decks)
        .flat()
        .find((one) => one.id === id)
    expect(setup).toMatchObject({ start_money: 25, current_supply_per_board: { 2: 2, 3: 2, 4: 3, 5: 4 } })
    expect(deck_totals).toEqual({ guildhall: 38, docks: 42, market: 42, bank: 38, start: 12, all: 172 })
    expect(scoring).toMatchObject({
      money_per_vp: 10,
      banker_vp: { 3: { most_money: 2 }, 4: { most_money: 3, second_most: 1 } },
    })
    expect(card('market-tobacco-3')).toMatchObject({ good: 'tobacco', amount: 3, price: 10 })
    expect(card('market-fur-2')).toMatchObject({ price: 6, printed: ['amount', 'price'] })
    expect(card('market-vp-4')).toMatchObject({ name: 'Library', price: 15, source: 'reconstructed' })
    expect(card('guildhall-vp-5')).toMatchObject({ name: 'University', price: 18, vp: 4 })
    expect(card('guildhall-contract-cotton-nl')).toMatchObject({ amount: 3, reward: 25, source: 'printed' })
    expect(card('docks-nugget-1')).toMatchObject({ units: 1, price: 4, count: 5 })
    expect(cards['market-vp-6']).toEqual({
      word: 'theatre',
      name: 'Theater',
      text: 'Scores 4 VP at the end of the game.',
    })
  })
})

describe('the catalogue of Packet Row as text', () => {
  it.each(['en', 'fr', 'es', 'zh-Hant'])(
    'names every card in %s, and where its values come from',
    async (language) => {
      const printed = await catalogueOf('packet-row', languageFor(language))
      const { cards } = printed.facts([]) as PacketRowFacts
      const pages = cataloguePages(printed, [], { ...PLAIN_LAYOUT, columns: 400 }).join('\n')
      const { decks } = catalogue()
      expect(Object.keys(cards)).toEqual(PILES.flatMap((pile) => decks[pile].map(({ id }) => id)))
      for (const { name } of Object.values(cards)) expect(pages).toContain(`\n  ${name}\n`)
      const sources = pages.match(
        /[(（](?:printed|imprim|impreso|印刷|derived|déduit|deducido|由印刷|reconst|重建)/g,
      )
      expect(sources).toHaveLength(Object.keys(cards).length)
    },
  )

  it('is what the command prints', async () => {
    const { status, stdout } = await quayside(['catalogue', 'packet-row', '--lang', 'fr'])
    expect(status).toBe(0)
    const pages = cataloguePages(await catalogueOf('packet-row', 'fr'), [], PLAIN_LAYOUT)
    expect(stdout).toBe(`${pages.join('\n')}\n`)
  })
})
