import { describe, expect, it } from 'vitest'
import { Game } from './game.ts'
import { printRecord } from './record-text.ts'
import { applyMoves, parseSteps, viewMoves, visibleSteps } from './steps.ts'
import { type HighCard, highCard } from './testing/high-card/rules.ts'
import { SUNDAY, sundayRecord } from './testing/sample-record.ts'

const sunday = (moves = SUNDAY) => {
  const game = Game.load(highCard, sundayRecord(moves))
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it('tells a seat its own commands as they were given', () => {
  const steps = visibleSteps(sunday(), 0, 0)
  expect(steps.map(({ moveNumber: at, seat, command }) => [at, seat, command])).toEqual([
    [0, 0, 'borrow'],
    [1, 0, 'commit 10'],
    [2, 1, expect.not.stringContaining('6')],
    [3, 0, 'pay 1'],
  ])
})

it('tells nobody else what a seat keeps to itself, in words or in events', () => {
  const hidden = visibleSteps(sunday(), 1, 1)[0]
  expect(hidden?.command).not.toContain('10')
  expect(JSON.stringify(hidden?.events)).not.toContain('10')
  expect(visibleSteps(sunday(), 1, 'spectator')[0]).toEqual(hidden)
})

it('tells only what came after a position', () => {
  expect(visibleSteps(sunday(), 3, 0).map(({ moveNumber: at }) => at)).toEqual([3])
  expect(visibleSteps(sunday(), 4, 0)).toEqual([])
})

it('lets whoever holds a view come to the next one by what was told', () => {
  const { record, moves } = sunday()
  const seenAt = (at: number) => {
    const played = Game.load(highCard, { ...record, moves: record.moves.slice(0, at) })
    if (!played.ok) throw new Error(played.refusal.code)
    return highCard.view(played.value.state, 1)
  }
  const hidden = moves.findIndex(({ events }) => events.some((event) => 'reveal' in event))
  const until = hidden < 0 ? moves.length : hidden
  expect(until).toBeGreaterThan(0)
  const heard = parseSteps(highCard, visibleSteps(sunday(), 0, 1).slice(0, until))
  const followed = applyMoves(highCard, seenAt(0), heard, 1)
  expect(highCard.position.write(followed)).toEqual(highCard.position.write(seenAt(until)))
})

it('leaves out steps that this build cannot read', () => {
  const [first] = visibleSteps(sunday(), 0, 0)
  if (!first) throw new Error('nothing was told')
  expect(parseSteps(highCard, [{ ...first, command: 'fly' }, first]).map(({ text }) => text)).toEqual([
    'borrow',
  ])
})

describe('a command', () => {
  const counting = () => {
    const counts = { print: 0, parse: 0 }
    const { notation } = highCard
    const rules: HighCard = {
      ...highCard,
      notation: {
        print: (command) => {
          counts.print++
          return notation.print(command)
        },
        parse: (text) => {
          counts.parse++
          return notation.parse(text)
        },
      },
    }
    return { rules, counts }
  }

  it('is parsed and printed once, however often it is checked, told to its seat and rewound over', () => {
    const { rules, counts } = counting()
    const opened = Game.open(rules, sundayRecord().options, sundayRecord().seed)
    if (!opened.ok) throw new Error(opened.refusal.code)
    const game = opened.value
    for (const [seat, text] of SUNDAY) {
      expect(game.parse(text)).toMatchObject({ ok: true })
      expect(game.submitText(seat, text)).toMatchObject({ ok: true })
      viewMoves(game, game.moveNumber - 1, seat)
      visibleSteps(game, game.moveNumber - 1, seat)
    }
    expect(game.record).toEqual(sundayRecord())
    expect(game.stateAfter(2)).toEqual(sunday(SUNDAY.slice(0, 2)).state)
    expect(game.undo(0)).toMatchObject({ ok: false })
    expect(counts).toEqual({ print: SUNDAY.length, parse: SUNDAY.length })
  })

  it('is not printed at all where its words are there already', () => {
    const { rules, counts } = counting()
    const loaded = Game.load(rules, sundayRecord())
    if (!loaded.ok) throw new Error(loaded.refusal.code)
    expect(printRecord(loaded.value.record)).toBe(printRecord(sundayRecord()))
    expect(counts).toEqual({ print: 0, parse: SUNDAY.length })
  })

  it('is printed for a viewer only where it hides something from them', () => {
    const { rules, counts } = counting()
    const loaded = Game.load(rules, sundayRecord())
    if (!loaded.ok) throw new Error(loaded.refusal.code)
    counts.parse = 0
    const own = visibleSteps(loaded.value, 0, 0)
    const hidden = own.filter(({ command }, at) => command !== SUNDAY[at]?.[1])
    expect(counts).toEqual({ print: hidden.length, parse: 0 })
    expect(hidden).toHaveLength(1)
  })

  it('is parsed once by whoever is told of it', () => {
    const { rules, counts } = counting()
    const steps = visibleSteps(sunday(), 0, 1)
    const moves = parseSteps(rules, steps)
    applyMoves(rules, rules.view(sunday([]).state, 1), moves.slice(0, 2), 1)
    expect(counts).toEqual({ print: 0, parse: steps.length })
  })
})
