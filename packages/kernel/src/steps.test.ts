import { describe, expect, it } from 'vitest'
import { Game } from './game.ts'
import { printRecord } from './record-text.ts'
import { applyMoves, parseSteps, viewMoves, visibleSteps } from './steps.ts'
import { type HighCard, highCard } from './testing/high-card/rules.ts'
import { SAMPLE_MOVES, sampleRecord } from './testing/sample-record.ts'

const sunday = (moves = SAMPLE_MOVES) => {
  const game = Game.load(highCard, sampleRecord(moves))
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it('shows a seat its own commands unchanged', () => {
  const steps = visibleSteps(sunday(), 0, 0)
  expect(steps.map(({ moveNumber: at, seat, command }) => [at, seat, command])).toEqual([
    [0, 0, 'borrow'],
    [1, 0, 'commit 10'],
    [2, 1, expect.not.stringContaining('6')],
    [3, 0, 'pay 1'],
  ])
})

it('shows nobody else the hidden part of a command or of its events', () => {
  const hidden = visibleSteps(sunday(), 1, 1)[0]
  expect(hidden?.command).not.toContain('10')
  expect(JSON.stringify(hidden?.events)).not.toContain('10')
  expect(visibleSteps(sunday(), 1, 'spectator')[0]).toEqual(hidden)
})

it('shows only the moves after a move number', () => {
  expect(visibleSteps(sunday(), 3, 0).map(({ moveNumber: at }) => at)).toEqual([3])
  expect(visibleSteps(sunday(), 4, 0)).toEqual([])
})

it('leads from one view to the next', () => {
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

it('leaves out steps that this version cannot parse', () => {
  const [first] = visibleSteps(sunday(), 0, 0)
  if (!first) throw new Error('no step was sent')
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

  it('is parsed and printed once, however often it is checked, shown and undone', () => {
    const { rules, counts } = counting()
    const opened = Game.open(rules, sampleRecord().options, sampleRecord().seed)
    if (!opened.ok) throw new Error(opened.refusal.code)
    const game = opened.value
    for (const [seat, text] of SAMPLE_MOVES) {
      expect(game.parse(text)).toMatchObject({ ok: true })
      expect(game.submitText(seat, text)).toMatchObject({ ok: true })
      viewMoves(game, game.moveNumber - 1, seat)
      visibleSteps(game, game.moveNumber - 1, seat)
    }
    expect(game.record).toEqual(sampleRecord())
    expect(game.stateAfter(2)).toEqual(sunday(SAMPLE_MOVES.slice(0, 2)).state)
    expect(game.undo(0)).toMatchObject({ ok: false })
    expect(counts).toEqual({ print: SAMPLE_MOVES.length, parse: SAMPLE_MOVES.length })
  })

  it('is not printed when its notation is known', () => {
    const { rules, counts } = counting()
    const loaded = Game.load(rules, sampleRecord())
    if (!loaded.ok) throw new Error(loaded.refusal.code)
    expect(printRecord(loaded.value.record)).toBe(printRecord(sampleRecord()))
    expect(counts).toEqual({ print: 0, parse: SAMPLE_MOVES.length })
  })

  it('is printed for a viewer only when it hides something from them', () => {
    const { rules, counts } = counting()
    const loaded = Game.load(rules, sampleRecord())
    if (!loaded.ok) throw new Error(loaded.refusal.code)
    counts.parse = 0
    const own = visibleSteps(loaded.value, 0, 0)
    const hidden = own.filter(({ command }, at) => command !== SAMPLE_MOVES[at]?.[1])
    expect(counts).toEqual({ print: hidden.length, parse: 0 })
    expect(hidden).toHaveLength(1)
  })

  it('is parsed once by a viewer', () => {
    const { rules, counts } = counting()
    const steps = visibleSteps(sunday(), 0, 1)
    const moves = parseSteps(rules, steps)
    applyMoves(rules, rules.view(sunday([]).state, 1), moves.slice(0, 2), 1)
    expect(counts).toEqual({ print: 0, parse: steps.length })
  })
})
