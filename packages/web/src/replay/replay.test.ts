import { readFileSync } from 'node:fs'
import { leHavre, type State, TOKENS } from '@quayside/le-havre'
import { activeSeat, roundIndex, rounds as roundsOfGame } from '@quayside/le-havre/reading'
import { describe, expect, it } from 'vitest'
import { readGame } from '../host/game-text.ts'
import { pastOf } from '../host/past.ts'
import { isDealt, seatsAgain, textUntil } from './again.ts'
import { chartScale, linePath } from './chart-scale.ts'
import { differencesBetween } from './differences.ts'
import { fortuneCurve } from './fortune-curve.ts'
import { type Past, readPast } from './past.ts'
import { roundsOf, turnAt } from './turns.ts'

const TEXT = readFileSync(new URL('../../../le-havre/fixtures/golden/short-2.txt', import.meta.url), 'utf8')
const SEATS = [
  { name: 'Odile', bot: 'mate' },
  { name: 'Mateo', bot: 'mate' },
]

const pastOfText = async (text: string): Promise<Past> => {
  const game = await readGame(text)
  const told = game.ok ? pastOf(game.value, SEATS) : game
  const past = told.ok ? readPast(told.value) : told
  if (!past.ok) throw new Error(past.refusal.code)
  return past.value
}

const past = await pastOfText(TEXT)
const viewAt = (position: number): State => {
  const view = past.views[position]
  if (view === undefined) throw new Error('no such position')
  return view
}

describe('the turns of a game', () => {
  const rounds = roundsOf(viewAt(0), past.steps)

  it('are found round by round, each where its seat is about to act', () => {
    expect(rounds.map(({ round }) => round)).toEqual([
      ...roundsOfGame(viewAt(0)).map((_, index) => index + 1),
      null,
    ])
    for (const { round, turns } of rounds)
      for (const { position, seat } of turns) {
        expect(activeSeat(viewAt(position))).toBe(seat)
        if (round !== null) expect(roundIndex(viewAt(position))).toBe(round - 1)
      }
  })

  it('begin with the one that is under way at the beginning', () => {
    expect(rounds[0]?.turns[0]).toEqual({ position: 0, seat: activeSeat(viewAt(0)), turn: 1 })
  })

  it('say of every position which turn it is part of', () => {
    const second = rounds[0]?.turns[1]
    expect(turnAt(rounds, (second?.position ?? 0) - 1)?.turn).toBe(1)
    expect(turnAt(rounds, second?.position ?? 0)).toEqual(second)
  })
})

describe('the curve', () => {
  const curve = fortuneCurve(past.views)

  it('ends with what everybody has in the end', () => {
    const scores = leHavre.outcome(viewAt(past.steps.length))?.scores.map(({ total }) => total)
    expect(curve.at(-1)).toEqual(scores)
    expect(curve).toHaveLength(past.views.length)
  })

  it('lies between its lines on the paper', () => {
    const paper = { width: 100, height: 100, left: 10, right: 90, top: 10, bottom: 90 }
    const scale = chartScale(
      [
        [-7, 12],
        [33, 61],
      ],
      paper,
    )
    expect(scale.marks).toEqual([-20, 0, 20, 40, 60, 80])
    expect([scale.y(-20), scale.y(80), scale.x(0), scale.x(1)]).toEqual([90, 10, 10, 90])
    expect(linePath([[0], [10]], 0, chartScale([[0], [10]], paper), 0, 1)).toBe('M10 90L90 10')
  })
})

describe('two positions', () => {
  it('have nothing different where nothing happened', () => {
    expect(differencesBetween(viewAt(40), viewAt(40))).toEqual({ seats: [], offers: [], town: [] })
  })

  it('differ by what was taken, built and earned between them', () => {
    const built = past.steps.find(({ events }) => events.some(({ kind }) => kind === 'built'))
    const event = built?.events.find(({ kind }) => kind === 'built')
    if (built === undefined || event?.kind !== 'built') throw new Error('nothing was built')
    const { seats } = differencesBetween(viewAt(built.at), viewAt(built.at + 1))
    const builder = seats.find(({ seat }) => seat === built.seat)
    expect(builder?.buildings).toContainEqual({ card: event.building, change: 1 })
  })

  it('differ the other way round when they are exchanged', () => {
    const last = past.steps.length
    const there = differencesBetween(viewAt(0), viewAt(last))
    const back = differencesBetween(viewAt(last), viewAt(0))
    expect(there.seats).toHaveLength(2)
    for (const [place, { wealth, tokens, loans, buildings, ships }] of there.seats.entries()) {
      const other = back.seats[place]
      expect(other?.wealth).toEqual({ before: wealth.after, after: wealth.before })
      expect(other?.loans).toBe(loans === 0 ? 0 : -loans)
      expect(other?.tokens).toEqual(tokens.map(({ token, change }) => ({ token, change: -change })))
      expect(other?.buildings.length).toBe(buildings.length)
      expect(other?.ships.length).toBe(ships.length)
    }
    const francs = there.seats[0]?.tokens.find(({ token }) => TOKENS[token] === 'franc')
    expect(francs?.change).not.toBe(0)
  })
})

describe('playing on from a position', () => {
  it('is the same game up to there', async () => {
    const text = textUntil(TEXT, 50)
    const again = await pastOfText(text ?? '')
    expect(again.steps).toHaveLength(50)
    const unseen = leHavre.view(viewAt(50), 'spectator')
    expect(leHavre.digest(again.views[50] as State)).toBe(leHavre.digest(unseen))
  })

  it('keeps the position that a game began in', async () => {
    const start = leHavre.position.write(viewAt(50))
    const record = await readGame(JSON.stringify(start))
    if (!record.ok) throw new Error(record.refusal.code)
    const { game } = record.value
    const [seat = 0] = leHavre.deciders(viewAt(50))
    game.submit(seat, leHavre.commands(viewAt(50), seat)[0])
    const told = pastOf(record.value, SEATS)
    expect(told.ok && told.value.steps).toHaveLength(1)
    const literal = JSON.stringify({ position: start, record: textUntil(TEXT, 0) })
    expect(isDealt(literal)).toBe(false)
    expect(isDealt(TEXT)).toBe(true)
    expect(JSON.parse(textUntil(literal, 0) ?? '')).toMatchObject({ position: start })
  })

  it('is nothing for a text that is no game', () => {
    expect(textUntil('nothing', 3)).toBeNull()
  })

  it('gives a seat to a person where only bots sat', () => {
    expect(seatsAgain(SEATS, 1).map(({ bot }) => bot)).toEqual(['mate', null])
    const shared = [{ name: 'Zoé', bot: null }, ...SEATS]
    expect(seatsAgain(shared, 1)).toBe(shared)
  })
})
