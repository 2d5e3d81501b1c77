import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { initializeWeights, Network, weightCount, writeWeights } from '@quayside/bots/training'
import { newRecord, parseGameLine, parseGameLinesHead, random, replay } from '@quayside/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LegRecords } from './leg-records.ts'
import { LegThreads } from './leg-threads.ts'
import { playForLearner, type SelfPlayResult } from './leg-worker.ts'
import { findSetUp, setUpNames } from './set-ups.ts'

const linesIn = (file: string): string[] =>
  zstdDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')

/** Two networks; the second is for two players, whose games are short. */
const [other = '', pair = ''] = [setUpNames().at(-1), setUpNames().findLast((name) => name.endsWith('-2'))]

const folder = (): string => mkdtempSync(join(tmpdir(), 'leg-records-'))

describe('the records of a training run', () => {
  it('are the last games of each network, split into files', async () => {
    const records = new LegRecords(5, 3)
    for (const slot of ['a', 'b', 'c', 'd']) records.add(pair, [`${slot}1`, `${slot}2`])
    records.add(other, ['x'])
    const written = await records.write(folder())
    expect(written.map(({ games }) => games)).toEqual([3, 2, 1])
    const [first = [], second = [], third = []] = written.map(({ file }) => linesIn(file))
    expect(first.slice(1)).toEqual(['b2', 'c1', 'c2'])
    expect(second.slice(1)).toEqual(['d1', 'd2'])
    expect(third.slice(1)).toEqual(['x'])
    expect(parseGameLinesHead(first[0] ?? '')).toMatchObject({
      ok: true,
      value: { game: findSetUp(pair).game },
    })
  })
})

describe('a worker of a training run', () => {
  const own = folder()
  const threads = new LegThreads(1)
  const setUp = findSetUp(pair)
  const { trainingGame, options } = setUp
  const order = {
    kind: 'play',
    setUp: setUp.name,
    folder: own,
    seed: 'leg.7',
    seconds: 0.3,
    curiosity: 0.1,
    level: 'mate',
    rival: null,
    poolGames: 25,
    rivalGames: 100,
  } as const

  beforeAll(() => {
    for (const part of ['chunks', 'pool']) mkdirSync(join(own, part))
    const shape = trainingGame.shapeFor(options)
    const network = new Network(shape, new Float64Array(weightCount(shape)))
    const source = random('weights')
    initializeWeights(network, (bound) => source.nextInt(bound))
    writeFileSync(join(own, 'weights.json'), JSON.stringify(writeWeights(network)))
  })
  afterAll(() => threads.close())

  it('returns every game, and each replays to its result', async () => {
    const orders = [{ ...order, records: true }]
    const results: SelfPlayResult[] = []
    await threads.work<SelfPlayResult>(
      () => orders.shift() ?? null,
      (_, result) => results.push(result),
    )
    const [{ games, lines } = { games: 0, lines: [] }] = results
    expect(games).toBeGreaterThan(0)
    expect(lines).toHaveLength(games)
    for (const line of lines) {
      const game = parseGameLine(line)
      if (!game.ok) throw new Error(game.refusal.code)
      const { seed, moves, totals, seats } = game.value
      expect(seats).toHaveLength(2)
      expect(seats).toContain('network')
      const record = newRecord(trainingGame.rules, options, seed)
      if (!record.ok) throw new Error(record.refusal.code)
      const played = replay(trainingGame.rules, {
        ...record.value,
        moves: moves.map((move, moveNumber) => ({ moveNumber, ...move })),
        result: totals,
      })
      expect(played).toMatchObject({ ok: true })
    }
  })

  it('gives a level every seat but one when a network learns against it', async () => {
    const { lines } = await playForLearner({ ...order, rival: 'random', records: true })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const game = parseGameLine(line)
      expect(game.ok && game.value.seats?.toSorted()).toEqual(['network', 'random'])
    }
  })

  it('plays against itself in the games that are not against the level', async () => {
    const shared = { ...order, rival: 'random', rivalGames: 0, poolGames: 0, records: true } as const
    const { lines } = await playForLearner(shared)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const game = parseGameLine(line)
      expect(game.ok && game.value.seats).toEqual(['network', 'network'])
    }
  })

  it('lets a level with search play the network’s seats', async () => {
    const first = async (level: string) => {
      const shared = { ...order, level, seconds: 0, curiosity: 0, poolGames: 0, records: true } as const
      return (await playForLearner(shared)).lines[0]
    }
    expect(await first('mate')).toBe(await first('mate'))
    expect(await first('captain')).not.toBe(await first('mate'))
  })

  it('returns no lines if no records are requested', async () => {
    expect((await playForLearner({ ...order, records: false })).lines).toEqual([])
  })
})
