import { readFileSync } from 'node:fs'
import type { Review, ReviewedDecision, Suggestion } from '@quayside/bots'
import { leHavrePlayed } from '@quayside/le-havre/table/replay/played-game.ts'
import { fromAverage } from '@quayside/table/charts/curve-by-round.ts'
import { describe, expect, it } from 'vitest'
import {
  adjacentMistake,
  betterLine,
  biggestTurns,
  isMistake,
  mistakesOf,
  moveChanges,
  playedLine,
  turnUntil,
} from '../../packages/web/src/replay/review-lines.ts'
import { replayOfText } from '../../packages/web/src/replay/testing/replay-fixture.ts'

const TEXT = readFileSync(
  new URL('../../games/le-havre/fixtures/version-1/golden/short-2.txt', import.meta.url),
  'utf8',
)
const { game, steps, views } = await replayOfText(
  TEXT,
  [
    { name: 'Odile', bot: null },
    { name: 'Mateo', bot: 'mate' },
  ],
  leHavrePlayed,
)

const suggested = (command: string, behind = 0, line: readonly string[] = []): Suggestion => ({
  command,
  line,
  later: [],
  points: 50,
  error: 6,
  behind,
  even: false,
  reasons: [],
  against: [],
  outlook: null,
})

const decision = (at: number, seat: number, behind: number): ReviewedDecision => ({
  at,
  seat,
  played: suggested('end', behind),
  better: behind === 0 ? null : suggested('supply'),
  mistake: behind > 0,
  suspect: false,
  playouts: 12,
})

const REVIEW: Pick<Review, 'decisions'> = {
  decisions: [decision(2, 0, 4), decision(5, 1, 9), decision(8, 0, 0), decision(11, 0, 7)],
}

const mistakes = (seat: number | null) => mistakesOf(REVIEW as Review, seat)

describe('mistakes', () => {
  it('are listed by cost, of one player or of all', () => {
    expect(mistakes(0).map(({ at }) => at)).toEqual([11, 2])
    expect(mistakes(null).map(({ at }) => at)).toEqual([5, 11, 2])
  })

  it('are stepped through in that order, starting with the most costly', () => {
    expect(adjacentMistake(mistakes(0), 0, 1)?.at).toBe(11)
    expect(adjacentMistake(mistakes(0), 12, 1)?.at).toBe(2)
    expect(adjacentMistake(mistakes(0), 3, 1)?.at).toBe(11)
    expect(adjacentMistake(mistakes(0), 12, -1)?.at).toBe(2)
    expect(adjacentMistake([], 12, 1)).toBeUndefined()
  })
})

describe('a line', () => {
  const second = steps.findIndex(({ seat }) => seat !== steps[0]?.seat)

  it('is what a player did until another player moved', () => {
    const line = playedLine(game.rules, steps, views, 0)
    expect(line).toHaveLength(second)
    expect(line[0]?.command).toBe(game.rules.notation.print(steps[0]?.command))
    expect(turnUntil(steps, second - 1)).toEqual(steps.slice(0, second))
    expect(turnUntil(steps, second)).toEqual(steps.slice(second, second + 1))
  })

  it('of better moves continues as far as it is legal in the real position', () => {
    const [first = '', next = ''] = playedLine(game.rules, steps, views, 0).map(({ command }) => command)
    const better = {
      ...decision(0, steps[0]?.seat ?? 0, 5),
      better: suggested(first, 0, [next, 'sail 9 wooden']),
    }
    expect(isMistake(better)).toBe(true)
    if (!isMistake(better)) return
    expect(betterLine(game.rules, better, views[0]).map(({ command }) => command)).toEqual([first, next])
  })
})

describe('the curve', () => {
  it('is relative to the average of the players; solo, absolute', () => {
    expect(fromAverage([[10, 20, 30]])).toEqual([[-10, 0, 10]])
    expect(fromAverage([[10], [12]])).toEqual([[10], [12]])
  })

  it('gives every move a difference for the seat that made it', () => {
    const [one, other] = [steps[0], steps[second(steps)]]
    if (one === undefined || other === undefined) throw new Error('the game is too short')
    expect(
      moveChanges(
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ].map((row, place) => row.map((_, seat) => (seat === one.seat ? place : -place))),
        [one, other],
      ),
    ).toEqual([1, -1])
  })
})

const second = (all: typeof steps): number => all.findIndex(({ seat }) => seat !== all[0]?.seat)

it('the biggest turns are whole turns, in the order of the game', () => {
  const [first] = steps
  if (first === undefined) throw new Error('the game is too short')
  const moves = [0, 0, 1, 0, 1].map((seat) => ({ ...first, seat }))
  const relative = [0, 2, 4, 4, 1, 1].map((points, place) => [
    points,
    place === 3 ? -9 : place > 3 ? -9.5 : 0,
  ])
  expect(biggestTurns(relative, moves, 2)).toEqual([
    { at: 1, kind: 'gain', seat: 0, points: 4 },
    { at: 2, kind: 'loss', seat: 1, points: 9 },
  ])
})
