import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Engine, quayside } from '../../packages/cli/src/testing/run-cli.ts'
import { withLine } from '../../packages/cli/src/testing/sample-records.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'games', 'packet-row', 'fixtures', 'version-1')
const stored = (name: string): string => readFileSync(join(GAMES, `${name}.txt`), 'utf8')

const RECORD = stored('four-players')

describe('the subcommands support Packet Row', () => {
  it('creates a record with the flags that fit, and refuses the one that does not', async () => {
    const begun = await quayside([
      'new',
      '--game',
      'packet-row',
      '--players',
      '5',
      '--start',
      '3',
      '--seed',
      'x',
    ])
    expect(begun.stdout).toContain('options {"players":5,"start":2,"dryAreas":2}\n')
    const house = await quayside(['new', '--game', 'packet-row', '--players', '5', '--set', 'dryAreas=3'])
    expect(house.stdout).toContain('"dryAreas":3')
    const short = await quayside(['new', '--game', 'packet-row', '--short'])
    expect(short).toMatchObject({ status: 1, stdout: '' })
    expect(short.stderr).toBe('quayside: There is no option called “version”.\n')
  })

  it('shows the boards, the seats and the legal commands', async () => {
    const { status, stdout } = await quayside(['show', '-', '--at', '90'], { input: RECORD })
    expect(status).toBe(0)
    for (const text of [
      'Packet Row · 4 players',
      'Round 12 · harbor master Player 4',
      'Areas chosen this round: Guildhall and Bank.',
      '\n▸Bank            Money card: $5  Money card: $4  Banker\n',
      '2 tobacco to Sweden: $15  ●1\n',
      '▸Player 2  $7 · 7 cards in hand\n',
      'Player 2 to move: Bank: take a card or pass?',
    ])
      expect(stdout).toContain(text)
    expect(stdout).toMatch(/^ Game end +areas not refilled: 0 of 2$/m)
    expect(stdout).toMatch(/\n {2}Take a card\n {4}take money-5 +Take a money card of \$5\n/)
  })

  it('shows a seat its own hand and no other', async () => {
    const { stdout } = await quayside(['show', '-', '--at', '90', '--seat', '2'], { input: RECORD })
    expect(stdout.match(/^ {2}Hand/gm)).toHaveLength(1)
    expect(stdout).toContain('Public Well: 2 VP')
    expect(stdout).not.toContain('Waterworks')
    const spectator = await quayside(['show', '-', '--at', '90', '--seat', 'spectator', '--json'], {
      input: RECORD,
    })
    const { position } = JSON.parse(spectator.stdout) as {
      position: { seats: { hand: unknown }[]; boards: { bank: { deck: unknown[] } } }
    }
    expect(position.seats.map(({ hand }) => hand)).toEqual([8, 7, 6, 6])
    expect(new Set(position.boards.bank.deck)).toEqual(new Set(['?']))
  })

  it('replays stored games and prints their results', async () => {
    const { status, stdout } = await quayside(['verify', join(GAMES, 'four-players.txt'), '--lang', 'es'])
    expect(status).toBe(0)
    expect(stdout).toContain('Gana Jugador\u00a03 con 10\u00a0PV, por desempate de dinero')
    const all = await quayside([
      'verify',
      '--json',
      ...['two-players', 'corrected-deck'].map((name) => join(GAMES, `${name}.txt`)),
    ])
    for (const line of all.stdout.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ ok: true, game: 'packet-row', over: true })
  })

  it('simulates the same games with any number of threads', async () => {
    const run = async (threads: string): Promise<unknown> => {
      const flags = ['--players', '4', '--games', '20', '--seed', 'x', '--threads', threads, '--json']
      const { stdout } = await quayside(['simulate', '--game', 'packet-row', ...flags])
      return (JSON.parse(stdout) as { result: unknown }).result
    }
    const alone = await run('1')
    expect(alone).toMatchObject({ games: 20 })
    expect(await run('2')).toEqual(alone)
  })

  it('counts sequences of commands', async () => {
    const { stdout } = await quayside([
      'perft',
      '--game',
      'packet-row',
      '--players',
      '2',
      '--depth',
      '2',
      '--json',
    ])
    const { counts } = JSON.parse(stdout) as { counts: { sequences: number }[] }
    expect(counts[0]?.sequences).toBe(4)
    expect(counts[1]?.sequences).toBeGreaterThan(8)
  })
})

describe('a record of Packet Row that does not replay', () => {
  /** The line number of the first command, `name docks`; the next line is an answer. */
  const FIRST = 8
  const spoilt: Readonly<Record<string, readonly [text: string, code: string, cause?: string]>> = {
    'an answer out of turn': [
      withLine(RECORD, FIRST + 1, (line) => line.replace(/^(\d+) \d .*/, '$1 4 pass')),
      'line-refused',
      'not-your-turn',
    ],
    'an area named by the wrong seat': [
      withLine(RECORD, FIRST, (line) => line.replace(/^(\d+) \d/, '$1 2')),
      'line-refused',
      'not-the-master',
    ],
    'an unknown card': [
      withLine(RECORD, FIRST + 1, (line) => line.replace(/^(\d+ \d) .*/, '$1 take palace')),
      'line-refused',
      'unknown-card',
    ],
    'another seed': [withLine(RECORD, 5, () => 'seed other'), 'deal-mismatch'],
    'an invalid deck': [
      withLine(RECORD, 4, () => 'options {"players":4,"deck":{"bank":[]}}'),
      'line-refused',
      'wrong-pile-size',
    ],
    'a record cut off': [RECORD.slice(0, -3), 'cut-off'],
  }

  it.each(Object.entries(spoilt))('%s is refused at its line', async (_, [input, code, cause]) => {
    const { status, stdout } = await quayside(['verify', '-', '--json'], { input })
    expect(status).toBe(1)
    const { ok, error } = JSON.parse(stdout) as {
      ok: boolean
      error: { code: string; cause?: { code: string } }
    }
    expect({ ok, code: error.code, cause: error.cause?.code }).toEqual({ ok: false, code, cause })
  })
})

describe('a command of Packet Row to the engine', () => {
  /** The second seat is asked about the market; the third holds what deliveries need. */
  const position = {
    options: { players: 3 },
    phase: 'asking',
    area: 'market',
    boards: {
      market: { current: ['museum', 'fur-1'], future: ['grain-3', 'trader'] },
      docks: { current: ['captain', 'ship-se'] },
    },
    seats: [
      {},
      { money: 20, hand: ['banker'] },
      {
        money: 0,
        hand: ['fur-4-es', 'fur-2-gb', 'fur-2', 'nugget-1', 'nugget-2', 'trader', 'captain'],
        ships: ['ship-es', 'ship-nl'],
      },
    ],
  }

  const refused: readonly (readonly [what: string, seat: number, command: string, code: string])[] = [
    ['a delivery that uses a card twice', 3, 'deliver fur-4-es with fur-2 fur-2 ship-es', 'used-twice'],
    ['a ship of another destination', 3, 'deliver fur-2-gb with fur-2 ship-nl', 'ship-elsewhere'],
    ['a trader on a nugget', 3, 'deliver fur-2-gb with nugget-2 trader ship-nl captain', 'trader-on-nugget'],
    ['too few goods', 3, 'deliver fur-4-es with fur-2 nugget-1 ship-es', 'not-enough-goods'],
    ['no ship at all', 3, 'deliver fur-2-gb with fur-2', 'no-ship'],
    ['a contract of another player', 1, 'deliver fur-4-es with fur-2 ship-es', 'not-held'],
    ['taking without the money', 2, 'take museum', 'too-dear'],
    ['taking from the future supply without an assistant', 2, 'take trader by assistant', 'no-assistant'],
    ['taking from another area', 2, 'take captain', 'area-not-open'],
    ['answering before being asked', 3, 'take fur-1', 'not-your-turn'],
    ['the master answering first', 1, 'pass', 'not-your-turn'],
    ['naming while others are asked', 1, 'name bank', 'asking-under-way'],
    ['naming without being the master', 2, 'name bank', 'not-the-master'],
    ['cashing a card that is not in hand', 2, 'cash 4', 'no-money-card'],
    ['an unknown area', 1, 'name pier', 'unknown-area'],
    ['an unknown command', 2, 'juggle fur-2', 'unknown-command'],
    ['an unknown seat', 4, 'pass', 'no-such-seat'],
  ]

  it('is refused with its reason and changes nothing', async () => {
    const engine = new Engine()
    const { handle } = await engine.ask('position', { game: 'packet-row', position })
    const before = await engine.ask('print', { handle, as: 'position' })
    for (const [what, seat, command, code] of refused)
      expect([what, await engine.refuses('apply', { handle, seat, command })]).toEqual([what, code])
    expect(await engine.refuses('apply', { handle, seat: 2, command: 'pass', at: 3 })).toBe('stale-move')
    expect(await engine.ask('print', { handle, as: 'position' })).toEqual(before)
    expect(await engine.ask('apply', { handle, seat: 2, command: 'pass', at: 0 })).toMatchObject({
      deciders: [3],
    })
  })

  it('says what would have been needed', async () => {
    const engine = new Engine()
    const { handle } = await engine.ask('position', { game: 'packet-row', position })
    const { refusal } = await engine.ask('check', { handle, seat: 2, command: 'take museum' })
    expect(refusal).toEqual({
      code: 'too-dear',
      params: { card: 'museum', price: 23, money: 20 },
      message: 'The Museum costs $23; you have $20.',
    })
  })

  it('cannot come from an impossible position', async () => {
    const engine = new Engine()
    const misfits: readonly (readonly [position: object, code: string])[] = [
      [{ options: { players: 9 } }, 'bad-option'],
      [{ weather: 'fair' }, 'unknown-field'],
      [{ seats: [{ money: -1 }] }, 'bad-number'],
      [{ seats: [{ hand: ['palace'] }] }, 'unknown-card'],
      [{ seats: [{ hand: ['library', 'library'] }] }, 'too-many-copies'],
      [{ seats: [{ hand: ['ship-gb'] }] }, 'card-in-wrong-place'],
      [{ phase: 'dusk' }, 'bad-word'],
      [{ phase: 'last-choice', area: 'bank' }, 'impossible-position'],
    ]
    for (const [literal, code] of misfits)
      expect([
        literal,
        await engine.refuses('position', {
          game: 'packet-row',
          position: { options: { players: 3 }, ...literal },
        }),
      ]).toEqual([literal, code])
  })
})
