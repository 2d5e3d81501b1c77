import { GameCounter } from '@quayside/game/explorer/count-games.ts'
import { finishedGame } from '@quayside/game/explorer/finished-game.ts'
import { games } from '@quayside/games'
import { Game, printRecord } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../backend/saved-games.ts'
import {
  alternatives,
  beginnings,
  followers,
  type LoadedExplorer,
  pathTo,
  positionOf,
  recordAt,
  seatInOrder,
  stateAt,
} from './explorer-data.ts'
import { explorerNumbers } from './numbers.ts'
import { turnsOf } from './own-games.ts'

const load = async (id: string): Promise<LoadedExplorer> => {
  const manifest = games.get(id)
  const explorer = manifest.ok ? await manifest.value.explorer?.() : undefined
  const index = (await explorer?.index(explorer.setUps[0]?.id ?? '')) ?? null
  const rules = await games.rules(id, index?.rules ?? null)
  if (explorer === undefined || index === null || !rules.ok) throw new Error(`${id} has no explorer`)
  return {
    explorer,
    index,
    rules: rules.value,
    texts: await explorer.texts('en'),
    whose: 'bots',
    leastGames: 200,
  }
}

describe.each(games.ids)('the explorer of %s', (id) => {
  it('leads from the beginning along moves and back, and each position can be dealt and played', async () => {
    const loaded = await load(id)
    const { index, rules, explorer } = loaded
    const [first] = beginnings(index)
    if (first === undefined) throw new Error('nothing to begin with')
    expect(alternatives(index, first).map(({ place }) => place)).toContain(first.place)
    const later = index.positions.findLast(({ from }) => from !== null)
    const found = positionOf(index, later?.key ?? '')
    if (found === null) throw new Error('no later position')
    const path = pathTo(index, found)
    expect(path).toHaveLength(found.position.turn - 1)
    const [place, move] = found.position.from ?? [0, 0]
    expect(followers(index, place, move).map(({ position }) => position.key)).toContain(found.position.key)
    expect(rules.deciders(stateAt(loaded, found.position))).toContain(found.position.seat)
    expect(explorer.turn(stateAt(loaded, found.position))?.seat).toBe(found.position.seat)
    expect(recordAt(loaded, found.position)).toContain(`seed ${found.position.seed}`)
    expect(positionOf(index, '0000000000000000')).toBeNull()
  })

  it('has texts for positions, moves and cards in every language', async () => {
    const { explorer, index, ...loaded } = await load(id)
    for (const locale of LOCALES) {
      const texts = await explorer.texts(locale)
      for (const position of index.positions.slice(0, 20)) {
        const view = stateAt({ rules: loaded.rules, index }, position)
        for (const { label, text } of texts.position(view))
          expect(`${label} ${text}`).not.toMatch(/undefined|^ | $/)
        for (const { move } of position.moves) expect(texts.move(move, view)).not.toBe('')
      }
      for (const { item } of index.items) expect(texts.item(item)).not.toBe('')
    }
  })

  it('counts finished games whichever seat began, each with its own deal', async () => {
    const loaded = await load(id)
    const { explorer, index, rules } = loaded
    const counter = new GameCounter({ ...index, explorer, rules })
    for (const start of [1, 0, 'random']) {
      const options = rules.options({ ...(index.options as object), start })
      const opened = Game.open(rules, options.ok ? options.value : null, `start-${start}`)
      if (!opened.ok) throw new Error(opened.refusal.code)
      const { value: game } = opened
      for (let step = 0; rules.deciders(game.state).length > 0 && step < 5000; step++) {
        const [next = 0] = rules.deciders(game.state)
        const list = rules.commands(game.state, next)
        game.submit(next, list[(7 * step) % list.length])
      }
      const found = finishedGame(printRecord(game.record), { ...index, explorer, rules })
      if (found === null) throw new Error('not counted')
      counter.add(found.line, 'person', found.options)
      expect(
        finishedGame(printRecord({ ...game.record, result: null }), { ...index, explorer, rules }),
      ).toBeNull()
    }
    const own = { ...loaded, index: counter.index(1) }
    expect(own.index).toMatchObject({ games: 3, sources: [{ players: 'person', games: 3 }] })
    const first = own.index.positions.filter(({ turn }) => turn === 1)
    expect(first.reduce((sum, { games: count }) => sum + count, 0)).toBe(3)
    expect(first.some(({ seat }) => seat !== 0)).toBe(true)
    for (const position of first) {
      expect(seatInOrder(position, own.index)).toBe(1)
      expect(rules.deciders(stateAt(own, position))).toContain(position.seat)
      expect(recordAt(own, position)).toContain(`seed ${position.seed}`)
      for (const { wins, games: count } of position.moves) expect(wins).toBeLessThanOrEqual(count)
    }
  })

  it('counts a finished game of one person against bots, and only that', async () => {
    const { explorer, index, rules } = await load(id)
    const { seed, commands, seat, key } =
      index.positions.find(({ turn }) => turn === 1) ?? index.positions[0] ?? {}
    const opened = Game.open(rules, index.options, seed ?? '')
    if (!opened.ok || commands === undefined) throw new Error('no game')
    const game = opened.value
    for (let step = 0; rules.deciders(game.state).length > 0 && step < 5000; step++) {
      const [next = 0] = rules.deciders(game.state)
      const list = rules.commands(game.state, next)
      game.submit(next, list[(7 * step) % list.length])
    }
    const saved = (people: readonly number[]): SavedGame => ({
      id: 'a',
      game: id,
      seats: Array.from({ length: rules.seatCount(game.state) }, (_, at) => ({
        name: '',
        bot: people.includes(at) ? null : 'mate',
      })),
      record: printRecord(game.record),
      position: null,
      begun: 0,
      changed: 0,
      at: game.moveNumber,
      stage: { version: '', round: 1, rounds: 1 },
      over: true,
      waits: [],
    })
    const own = turnsOf(saved([seat ?? 0]), index.setUp, rules, explorer)
    expect(own[0]).toMatchObject({ key, points: game.record.result?.[seat ?? 0] })
    expect(turnsOf(saved([0, 1]), index.setUp, rules, explorer)).toEqual([])
    expect(turnsOf(saved([0]), 'another', rules, explorer)).toEqual([])
  })
})

it('numbers are formatted for each language', () => {
  expect(explorerNumbers('en').count(12345)).toBe('12,345')
  expect(explorerNumbers('en').difference(-3.44)).toBe('−3.4')
  expect(explorerNumbers('en').share(0.256)).toBe('25.6%')
  expect(explorerNumbers('fr').points(131.84)).toBe('131,8')
})
