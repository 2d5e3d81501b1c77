import { readFileSync } from 'node:fs'
import { leHavre, type State, TOKENS } from '@quayside/le-havre'
import { activeSeat, roundIndex, rounds as roundsOfGame } from '@quayside/le-havre/queries'
import { differencesBetween } from '@quayside/le-havre/table/replay/differences.ts'
import { leHavrePlayed, roundsOf } from '@quayside/le-havre/table/replay/played-game.ts'
import type { Step } from '@quayside/le-havre/table/state/use-game.ts'
import { describe, expect, it } from 'vitest'
import { bookmarkAt, replayCurve, replayMeasure } from '../../packages/web/src/replay/replay-game.ts'
import { replayOfText } from '../../packages/web/src/replay/testing/replay-fixture.ts'

const SEATS = [
  { name: 'Odile', bot: 'mate' },
  { name: 'Mateo', bot: 'mate' },
]

const TEXT = readFileSync(
  new URL('../../games/le-havre/fixtures/version-1/golden/short-2.txt', import.meta.url),
  'utf8',
)
const replay = await replayOfText(TEXT, SEATS, leHavrePlayed)
const steps = replay.steps as readonly Step[]
const viewAt = (position: number): State => replay.views[position] as State

describe('the turns of a game', () => {
  const rounds = roundsOf(viewAt(0), steps)

  it('are found round by round, each where its seat is about to act', () => {
    expect(rounds.map(({ round }) => round)).toEqual([
      ...roundsOfGame(viewAt(0)).map((_, index) => index + 1),
      null,
    ])
    for (const { round, stops } of rounds)
      for (const { position, seat } of stops) {
        expect(activeSeat(viewAt(position))).toBe(seat)
        if (round !== null) expect(roundIndex(viewAt(position))).toBe(round - 1)
      }
  })

  it('begin with the one that is under way at the beginning', () => {
    expect(rounds[0]?.stops[0]).toEqual({ position: 0, seat: activeSeat(viewAt(0)), turn: 1 })
  })

  it('say of every position which turn it is part of', () => {
    const second = rounds[0]?.stops[1]
    expect(bookmarkAt(rounds, (second?.position ?? 0) - 1)?.turn).toBe(1)
    expect(bookmarkAt(rounds, second?.position ?? 0)).toEqual(second)
  })
})

it('the curve shows wealth, and ends with the final result', () => {
  const scores = leHavre.outcome(viewAt(replay.steps.length))?.scores.map(({ total }) => total)
  const curve = replayCurve(replay)
  expect(replayMeasure(replay)).toBe('fortune')
  expect(curve.at(-1)).toEqual(scores)
  expect(curve).toHaveLength(replay.views.length)
})

describe('two positions', () => {
  it('have no differences where nothing happened', () => {
    expect(differencesBetween(viewAt(40), viewAt(40))).toEqual({ seats: [], offers: [], town: [] })
  })

  it('differ by the goods taken, buildings built and money earned between them', () => {
    const built = steps.find(({ events }) => events.some(({ kind }) => kind === 'built'))
    const event = built?.events.find(({ kind }) => kind === 'built')
    if (built === undefined || event?.kind !== 'built') throw new Error('nothing was built')
    const { seats } = differencesBetween(viewAt(built.moveNumber), viewAt(built.moveNumber + 1))
    const builder = seats.find(({ seat }) => seat === built.seat)
    expect(builder?.buildings).toContainEqual({ card: event.building, change: 1 })
  })

  it('have opposite differences when they are swapped', () => {
    const last = replay.steps.length
    const there = differencesBetween(viewAt(0), viewAt(last))
    const back = differencesBetween(viewAt(last), viewAt(0))
    expect(there.seats).toHaveLength(2)
    for (const [place, { tokens, loans, buildings, ships }] of there.seats.entries()) {
      const other = back.seats[place]
      expect(other?.loans).toBe(loans === 0 ? 0 : -loans)
      expect(other?.tokens).toEqual(tokens.map(({ token, change }) => ({ token, change: -change })))
      expect(other?.buildings.length).toBe(buildings.length)
      expect(other?.ships.length).toBe(ships.length)
    }
    const francs = there.seats[0]?.tokens.find(({ token }) => TOKENS[token] === 'franc')
    expect(francs?.change).not.toBe(0)
  })
})
