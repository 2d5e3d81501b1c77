import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, type Deck, type Pile } from '@quayside/packet-row'
import { describe, expect, it } from 'vitest'
import { Engine, folder, quayside } from '../../packages/cli/src/testing/run-cli.ts'

const { decks } = catalogue()

type Fields = Readonly<Record<string, unknown>>

/** A pile with one of its cards changed, as an owner of the printed game might. */
const corrected = (pile: Pile, id: string, change: Fields): Partial<Record<Pile, readonly Fields[]>> => ({
  [pile]: decks[pile].map((card) => (card.id === id ? { ...card, ...change } : { ...card })),
})

const deckFile = (deck: unknown): string => {
  const file = join(folder(), 'deck.json')
  writeFileSync(file, JSON.stringify(deck))
  return file
}

const begin = (file: string, ...more: readonly string[]) =>
  quayside(['new', '--game', 'packet-row', '--players', '2', '--seed', 'tide', '--deck', file, ...more])

describe('a corrected deck', () => {
  const chapel = corrected('market', 'market-vp-4', { name: 'Sailors’ Chapel', vp: 9, price: 1 })

  it('is recorded with the game, which is then dealt, shown and replayed with it', async () => {
    const home = folder()
    const record = join(home, 'game.quay')
    const begun = await begin(deckFile(chapel), '-o', record)
    expect(begun).toMatchObject({ status: 0, stderr: '' })
    const [, , , options = ''] = readFileSync(record, 'utf8').split('\n')
    const { deck } = JSON.parse(options.slice('options '.length)) as { deck: Deck }
    expect(Object.keys(deck)).toEqual(['market'])
    expect(deck.market).toContainEqual({
      id: 'market-vp-4',
      type: 'victory_points',
      name: 'Sailors’ Chapel',
      vp: 9,
      price: 1,
      count: 1,
    })

    const shown = await quayside(['show', record, '--json'])
    const { position } = JSON.parse(shown.stdout) as { position: { boards: unknown } }
    expect(JSON.stringify(position.boards)).toContain('"sailors-chapel"')
    expect(JSON.stringify(position.boards)).not.toContain('"library"')
    expect((await quayside(['verify', record])).stdout).toContain('Packet Row, 2 seats, 0 commands')
  })

  it('shows its own names and prices wherever cards are printed', async () => {
    const engine = new Engine()
    const { handle } = await engine.ask('position', {
      game: 'packet-row',
      position: {
        options: { players: 2, deck: chapel },
        phase: 'asking',
        area: 'market',
        boards: { market: { current: ['sailors-chapel', 'fur-1'] } },
      },
    })
    const { texts } = await engine.ask('commands', { handle, texts: true })
    expect(texts).toContain('Take Sailors’ Chapel (9 VP) for $1')
    const taken = await engine.ask('apply', { handle, seat: 2, command: 'take sailors-chapel' })
    expect(taken['events']).toContainEqual(expect.objectContaining({ card: 'sailors-chapel', price: 1 }))
    const { refusal } = await engine.ask('check', { handle, seat: 1, command: 'take sailors-chapel' })
    expect(refusal).toMatchObject({
      code: 'not-in-supply',
      message: expect.stringContaining('Chapel') as string,
    })
  })

  it('may be the whole output of the catalogue, and is then the same game', async () => {
    const page = await quayside(['catalogue', 'packet-row', '--json'])
    const file = join(folder(), 'catalogue.json')
    writeFileSync(file, page.stdout)
    const boards = async ({ stdout: input }: { readonly stdout: string }): Promise<unknown> => {
      const { stdout } = await quayside(['show', '-', '--json'], { input })
      return (JSON.parse(stdout) as { position: { boards: unknown } }).position.boards
    }
    const standard = await quayside(['new', '--game', 'packet-row', '--players', '2', '--seed', 'tide'])
    expect(await boards(await begin(file))).toEqual(await boards(standard))
  })

  it('can be read and checked before a game', async () => {
    const { status, stdout } = await quayside(['catalogue', 'packet-row', '--deck', deckFile(chapel)])
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /\n {2}Sailors’ Chapel\n {6}Scores 9 VP at the end of the game. Price: \$1. Copies: 1.\n/,
    )
    expect(stdout).not.toContain('\n  Library\n')
  })

  it('plays to the end', async () => {
    const game = ['--game', 'packet-row', '--players', '3', '--deck', deckFile(chapel)]
    const run = ['simulate', ...game, '--games', '5', '--threads', '1', '--json']
    const { status, stdout } = await quayside(run)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'packet-row', result: { games: 5 } })
  })
})

/** Invalid decks, each with the code and parameters of the refusal. */
const REFUSED: Readonly<Record<string, readonly [deck: unknown, code: string, params: Fields]>> = {
  'a pile with a missing card': [
    { bank: decks.bank.slice(1) },
    'wrong-pile-size',
    { pile: 'bank', cards: 34, expected: 38 },
  ],
  'a pile with an extra copy': [
    corrected('docks', 'docks-captain', { count: 6 }),
    'wrong-pile-size',
    { pile: 'docks', cards: 43, expected: 42 },
  ],
  'a wrong number of goods cards of one kind': [
    {
      market: decks.market.map((card) => {
        const more = card.id === 'market-fur-1' ? 1 : 0
        const fewer = card.id === 'market-grain-1' ? 1 : 0
        return { ...card, count: card.count + more - fewer }
      }),
    },
    'wrong-card-count',
    { pile: 'market', what: 'grain', cards: 6, expected: 7 },
  ],
  'a negative price': [
    corrected('market', 'market-fur-2', { price: -1 }),
    'bad-card-value',
    { card: 'market-fur-2', field: 'price', value: '-1', expected: [0, 99] },
  ],
  'an unknown destination': [
    corrected('guildhall', 'guildhall-contract-fur-es', { destination: 'atlantis' }),
    'bad-card-value',
    { card: 'guildhall-contract-fur-es', field: 'destination' },
  ],
  'a card of an unknown type': [
    corrected('bank', 'bank-banker', { type: 'robber' }),
    'unknown-card-type',
    { card: 'bank-banker', type: '"robber"' },
  ],
  'a card in the wrong pile': [
    corrected('bank', 'bank-banker', { type: 'trader' }),
    'card-in-wrong-pile',
    { card: 'bank-banker', pile: 'bank' },
  ],
  'an unknown field': [
    corrected('bank', 'bank-banker', { colour: 'red' }),
    'unknown-card-field',
    { card: 'bank-banker', field: 'colour' },
  ],
  'two cards with the same id': [
    corrected('docks', 'docks-nugget-1', { id: 'docks-nugget-2' }),
    'same-id',
    { card: 'docks-nugget-2' },
  ],
  'two cards with the same name in commands': [
    corrected('bank', 'bank-vp-1', { name: 'Library' }),
    'same-word',
    { card: 'bank-vp-1', word: 'library' },
  ],
  'an unknown pile': [{ cellar: [] }, 'unknown-pile', { pile: 'cellar' }],
  'a pile that is not a list': [{ bank: {} }, 'bad-pile', { pile: 'bank' }],
  'a list of piles': [[], 'bad-deck', {}],
}

describe('an invalid deck', () => {
  it.each(Object.entries(REFUSED))(
    '%s is refused, and nothing is written',
    async (_, [deck, code, params]) => {
      const home = folder()
      const { status, stdout, stderr } = await begin(deckFile(deck), '-o', join(home, 'game.quay'), '--json')
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(JSON.parse(stderr)).toMatchObject({ error: { code, params } })
      expect(readdirSync(home)).toEqual([])
    },
  )

  it('is refused in one sentence, in any language', async () => {
    const file = deckFile(corrected('docks', 'docks-captain', { count: 6 }))
    expect((await begin(file)).stderr).toBe('quayside: The pile “docks” has 43 cards; it should have 42.\n')
    expect((await begin(file, '--lang', 'zh-Hant')).stderr).toBe(
      'quayside: 牌堆「docks」有43張牌；應有42張。\n',
    )
  })

  it('is refused by the other game, which has no decks', async () => {
    const { status, stderr } = await quayside(['new', '--deck', deckFile({ bank: decks.bank })])
    expect(status).toBe(1)
    expect(stderr).toContain('Unknown field: “deck”')
  })

  it('is refused when it is missing, or not JSON', async () => {
    const missing = await begin(join(folder(), 'nowhere.json'))
    expect(missing).toMatchObject({ status: 1, stdout: '' })
    expect(missing.stderr).toContain('There is no file')
    const file = join(folder(), 'deck.json')
    writeFileSync(file, '{ bank: oops')
    const broken = await begin(file)
    expect(broken).toMatchObject({ status: 1, stdout: '' })
    expect(broken.stderr).toContain('deck.json: This is not JSON: { bank: oops')
  })
})
