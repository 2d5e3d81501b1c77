import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { ExplorerIndex } from '@quayside/game'
import { meanBand, shareBand } from '@quayside/game/explorer/explorer-index.ts'
import { games } from '@quayside/games'
import { newRecord, parseGameLine, parseGameLinesHead, parseLineMoves, replay } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { IndexBuilder } from './build-index.ts'
import { dataFiles, readGames } from './read-games.ts'

const fixture = (name: string): string =>
  fileURLToPath(new URL(`./fixtures/${name}.jsonl.gz`, import.meta.url))

const FEW = 3

const indexOf = async (file: string): Promise<ExplorerIndex> => {
  const builder = new IndexBuilder()
  for await (const { head, game } of readGames(file)) await builder.add(head, game)
  const [index] = builder.indexes(FEW)
  if (index === undefined) throw new Error('nothing was counted')
  return index
}

/** Reads the same games without the explorer's code, with the file's text and the kernel only. */
const linesOf = (file: string) => {
  const [, ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as { seed: string; moves: string; totals: number[] })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const deviation = (values: readonly number[]): number =>
  Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / Math.max(1, values.length - 1),
  )

describe('the statistics of a game for two', () => {
  const file = fixture('two')
  let index: ExplorerIndex
  beforeAll(async () => {
    index = await indexOf(file)
  })

  /** The first turn as written in a line, `1 supply;take wood;buy x;end;2 ...`, with the dealt tile. */
  const firstTurns = async () => {
    const rules = await games.rules(index.game, index.rules)
    if (!rules.ok) throw new Error(rules.refusal.code)
    return linesOf(file).map(({ seed, moves, totals }) => {
      const own = (/^1 supply;(.*?);end;2 /.exec(moves)?.[1] ?? '').split(';')
      const bought = own.filter((command) => command.startsWith('buy ')).sort()
      const move = [...own.filter((command) => !command.startsWith('buy ')), ...bought].join(';')
      const [mine = 0, other = 0] = totals
      const { tiles } = rules.value.position.write(rules.value.setup(index.options, seed)) as {
        tiles: readonly unknown[]
      }
      return {
        tile: JSON.stringify(tiles[0]),
        move,
        points: mine,
        won: mine > other ? 1 : mine === other ? 0.5 : 0,
      }
    })
  }

  it('count every first move once, with the points and wins of its games', async () => {
    const turns = await firstTurns()
    const expected = [...new Set(turns.map(({ tile }) => tile))].map((tile) => {
      const here = turns.filter((turn) => turn.tile === tile)
      const played = [...new Set(here.map(({ move }) => move))].map((move) =>
        here.filter((turn) => turn.move === move),
      )
      const few = played.filter(({ length }) => length < FEW)
      return {
        games: here.length,
        moves: played
          .filter(({ length }) => length >= FEW)
          .map((list) => ({
            move: list[0]?.move,
            games: list.length,
            mean: Number(mean(list.map(({ points }) => points)).toFixed(2)),
            sd: Number(deviation(list.map(({ points }) => points)).toFixed(2)),
            wins: list.reduce((sum, { won }) => sum + won, 0),
          }))
          .sort((one, other) => other.games - one.games),
        others: { kinds: few.length, games: few.reduce((sum, { length }) => sum + length, 0) },
      }
    })
    const first = index.positions.filter(({ turn }) => turn === 1)
    const bySize = <Position extends { readonly games: number; readonly moves: readonly unknown[] }>(
      list: readonly Position[],
    ): Position[] =>
      list.toSorted(
        (one, other) =>
          other.games - one.games || JSON.stringify(one.moves).localeCompare(JSON.stringify(other.moves)),
      )
    expect(expected).toHaveLength(7)
    expect(bySize(first.map(({ games: count, moves, others }) => ({ games: count, moves, others })))).toEqual(
      bySize(expected),
    )
  })

  it('count the games in which a building had an owner at the end, and when it was obtained', async () => {
    const rules = await games.rules(index.game, index.rules)
    if (!rules.ok) throw new Error(rules.refusal.code)
    const tally = index.items.find(({ item }) => item === 'brickworks')
    let owned = 0
    let won = 0
    const rounds = new Map<number, number>()
    for (const { seed, moves, totals } of linesOf(file)) {
      const line = parseGameLine(JSON.stringify({ seed, moves, totals }))
      const record = newRecord(rules.value, index.options, seed)
      if (!line.ok || !record.ok) throw new Error('unreadable')
      const list = line.value.moves.map((move, moveNumber) => ({ moveNumber, ...move }))
      const whole = { ...record.value, moves: list, result: totals }
      const played = replay(rules.value, whole)
      if (!played.ok) throw new Error(played.refusal.code)
      const end = rules.value.position.write(played.value.state) as {
        seats: Readonly<Record<string, { buildings: readonly string[] }>>
      }
      const owner = Object.values(end.seats).findIndex(({ buildings }) => buildings.includes('brickworks'))
      if (owner < 0) continue
      const at = list.findIndex(
        ({ seat, command }) => seat === owner && /^(?:buy|build) brickworks\b/.test(command),
      )
      owned++
      replay(rules.value, whole, (state, line) => {
        if (line !== at) return
        const { round } = rules.value.position.write(state) as { round: number }
        rounds.set(round, (rounds.get(round) ?? 0) + 1)
      })
      const [mine = 0, other = 0] = owner === 0 ? totals : totals.toReversed()
      won += mine > other ? 1 : mine === other ? 0.5 : 0
    }
    expect(owned).toBeGreaterThan(10)
    expect(tally).toMatchObject({ games: owned, owners: owned, wins: won })
    for (const [place, count] of (tally?.rounds ?? []).entries())
      expect(count).toBe(rounds.get(place + 1) ?? 0)
  })

  it('give an example game for each position, and the position before it', async () => {
    const rules = await games.rules(index.game, index.rules)
    if (!rules.ok) throw new Error(rules.refusal.code)
    expect(index.positions.some(({ from }) => from !== null)).toBe(true)
    for (const { seed, commands, from, turn, seat } of index.positions) {
      const state = rules.value.setup(index.options, seed)
      for (const { seat: by, command } of parseLineMoves(commands) ?? []) {
        const parsed = rules.value.notation.parse(command)
        if (!parsed.ok) throw new Error(command)
        rules.value.apply(state, by, parsed.value)
      }
      expect(rules.value.deciders(state)).toEqual([seat])
      if (from !== null) expect(index.positions[from[0]]?.turn).toBe(turn - 1)
    }
  })
})

describe('the statistics of a game for three', () => {
  it('count which area is chosen first, with the results of that seat', async () => {
    const file = fixture('three')
    const index = await indexOf(file)
    const first = index.positions.filter(({ turn }) => turn === 1)
    for (const area of ['guildhall', 'docks', 'market', 'bank']) {
      const played = linesOf(file).filter(({ moves }) => moves.startsWith(`1 name ${area};`))
      const counted = first.flatMap(({ moves }) => moves.filter(({ move }) => move === `name ${area}`))
      const count = counted.reduce((sum, tally) => sum + tally.games, 0)
      expect(count).toBeLessThanOrEqual(played.length)
      for (const { mean: points } of counted) expect(points).toBeGreaterThan(0)
    }
    const all = first.reduce(
      (sum, { others, moves }) =>
        sum + others.games + moves.reduce((part, { games: count }) => part + count, 0),
      0,
    )
    expect(all).toBe(first.reduce((sum, { games: count }) => sum + count, 0))
  })
})

describe('counting', () => {
  it('stops at a game whose result is wrong', async () => {
    const [head = '', line = ''] = gunzipSync(readFileSync(fixture('two')))
      .toString()
      .split('\n')
    const [first, game] = [parseGameLinesHead(head), parseGameLine(line)]
    if (!first.ok || !game.ok) throw new Error('unreadable')
    const changed = { ...game.value, totals: game.value.totals.map((total) => total + 1) }
    await expect(new IndexBuilder().add(first.value, changed)).rejects.toThrow(game.value.seed)
  })

  it('skips games whose seats had different players', async () => {
    const [head = '', line = ''] = gunzipSync(readFileSync(fixture('two')))
      .toString()
      .split('\n')
    const [first, game] = [parseGameLinesHead(head), parseGameLine(line)]
    if (!first.ok || !game.ok) throw new Error('unreadable')
    const builder = new IndexBuilder()
    await builder.add(first.value, { ...game.value, seats: ['network', 'heuristic'] })
    await builder.add(first.value, { ...game.value, seats: ['network', 'older network'] })
    const [index] = builder.indexes(FEW)
    expect(builder.mixed).toBe(1)
    expect(index).toMatchObject({ games: 1, sources: [{ players: 'network', games: 1 }] })
  })

  it('finds data sets in folders, and refuses other files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'explorer-'))
    writeFileSync(join(folder, 'b.jsonl'), '{"format":"something else"}\n')
    writeFileSync(join(folder, 'a.txt'), '')
    expect(dataFiles([folder])).toEqual([join(folder, 'b.jsonl')])
    await expect(readGames(join(folder, 'b.jsonl')).next()).rejects.toThrow('is no data set')
  })
})

it('intervals are 95 %: 1.96 standard errors of a mean, and Wilson’s for a share', () => {
  expect(meanBand({ sd: 20, games: 400 })).toBeCloseTo(1.96, 5)
  const [low, high] = shareBand(250, 1000)
  expect(low).toBeCloseTo(0.2241, 3)
  expect(high).toBeCloseTo(0.2778, 3)
  expect(shareBand(0, 30)[0]).toBe(0)
})
