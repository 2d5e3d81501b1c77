import { readFileSync } from 'node:fs'
import { AREAS, packetRow, type State } from '@quayside/packet-row'
import { loadTexts } from '@quayside/packet-row/language'
import { areaAsked, isRoundStart, money, roundNumber } from '@quayside/packet-row/queries'
import { differencesBetween, differenceTexts } from '@quayside/packet-row/table/replay/differences.ts'
import { packetRowPlayed, roundsOf } from '@quayside/packet-row/table/replay/played-game.ts'
import type { Step } from '@quayside/packet-row/table/state/use-game.ts'
import { describe, expect, it } from 'vitest'
import { replayCurve, replayMeasure } from '../../packages/web/src/replay/replay-game.ts'
import { replayOfText } from '../../packages/web/src/replay/testing/replay-fixture.ts'

const SEATS = [
  { name: 'Odile', bot: null },
  { name: 'Mateo', bot: 'mate' },
]

const TEXT = readFileSync(
  new URL('../../games/packet-row/fixtures/version-1/two-players.txt', import.meta.url),
  'utf8',
)
const replay = await replayOfText(TEXT, SEATS, packetRowPlayed)
const steps = replay.steps as readonly Step[]
const viewAt = (position: number): State => replay.views[position] as State
const last = steps.length

/** The same game before its end, as the first seat sees it. */
const underWay = await replayOfText(TEXT.split('\n').slice(0, 67).join('\n'), SEATS, packetRowPlayed)

describe('the areas of a game', () => {
  const rounds = roundsOf(viewAt(0), steps)

  it('are found round by round, after the choice of the harbor master', () => {
    for (const { round, stops } of rounds.filter((one) => one.round !== null)) {
      const [choice, ...areas] = stops
      expect(choice?.area).toBeNull()
      expect(isRoundStart(viewAt(choice?.position ?? 0))).toBe(true)
      for (const { position } of stops) expect(roundNumber(viewAt(position))).toBe(round)
      for (const { position, area } of areas) expect(AREAS[areaAsked(viewAt(position))]).toBe(area)
      expect(areas.length).toBeGreaterThan(0)
    }
  })

  it('come one round after the other, and the last deliveries after them', () => {
    const numbers = rounds.map(({ round }) => round)
    expect(numbers).toEqual([...numbers.slice(0, -1).map((_, index) => index + 1), null])
    expect(rounds.at(-1)?.stops).toHaveLength(1)
  })
})

describe('the curve', () => {
  it('shows points when all hands are open, and ends with the result', () => {
    const scores = packetRow.outcome(viewAt(last))?.scores.map(({ total }) => total)
    expect(replayMeasure(replay)).toBe('points')
    expect(replayCurve(replay).at(-1)).toEqual(scores)
  })

  it('shows money while hands are hidden', () => {
    expect(replayMeasure(underWay)).toBe('money')
    const now = underWay.views.at(-1) as State
    expect(replayCurve(underWay).at(-1)).toEqual([money(now, 0), money(now, 1)])
  })
})

describe('two positions', () => {
  it('have no differences where nothing happened', () => {
    expect(differencesBetween(viewAt(40), viewAt(40))).toEqual({ seats: [], areas: [] })
  })

  it('differ by the card that was taken', () => {
    const taken = steps.find(({ events }) => events.some(({ kind }) => kind === 'took'))
    const event = taken?.events.find(({ kind }) => kind === 'took')
    if (taken === undefined || event?.kind !== 'took') throw new Error('nothing was taken')
    const { seats, areas } = differencesBetween(viewAt(taken.moveNumber), viewAt(taken.moveNumber + 1))
    expect(seats).toEqual([
      { seat: taken.seat, money: 0 - event.price, cards: [{ card: event.card, change: 1 }], unseen: 0 },
    ])
    expect(areas).toEqual([{ area: event.area, cards: [{ card: event.card, change: -1 }] }])
  })

  it('have opposite differences when they are swapped', () => {
    const there = differencesBetween(viewAt(0), viewAt(last))
    const back = differencesBetween(viewAt(last), viewAt(0))
    expect(there.seats).toHaveLength(2)
    for (const [place, { money: dollars, cards }] of there.seats.entries()) {
      expect(back.seats[place]?.money).toBe(-dollars)
      expect(new Map(back.seats[place]?.cards.map(({ card, change }) => [card, -change]))).toEqual(
        new Map(cards.map(({ card, change }) => [card, change])),
      )
    }
  })

  it('show only the number of cards in a hidden hand', () => {
    const views = underWay.views as readonly State[]
    const [first, now] = [views[0] as State, views.at(-1) as State]
    const other = differencesBetween(first, now).seats.find(({ seat }) => seat === 1)
    expect(other?.unseen).not.toBe(0)
    expect(other?.cards.every(({ card }) => card.startsWith('ship-'))).toBe(true)
  })

  it('have texts for their differences', async () => {
    const game = await loadTexts('en')
    expect(differenceTexts(viewAt(0), viewAt(2), game)).toEqual([
      { seat: 1, title: '', parts: ['+Assistant'] },
      { seat: null, title: 'Guildhall', parts: ['−Assistant'] },
    ])
  })
})
