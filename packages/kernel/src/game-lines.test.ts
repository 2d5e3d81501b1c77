import { describe, expect, it } from 'vitest'
import { GAME_LINES, parseGameLine, parseGameLinesHead, printGameLine } from './game-lines.ts'

const game = {
  seed: 'leg.1.2',
  moves: [
    { seat: 0, command: 'supply' },
    { seat: 0, command: 'take 3 wood' },
    { seat: 1, command: '2 sell wharf-1' },
    { seat: 0, command: 'end' },
  ],
  totals: [12, -3],
}

describe('a game as a line', () => {
  it('writes a seat only when it changes, and is parsed again', () => {
    const line = printGameLine({ ...game, seats: ['network', 'heuristic'] })
    expect(JSON.parse(line)).toMatchObject({ moves: '1 supply;take 3 wood;2 2 sell wharf-1;1 end' })
    expect(parseGameLine(line)).toEqual({ ok: true, value: { ...game, seats: ['network', 'heuristic'] } })
    expect(parseGameLine(printGameLine(game))).toEqual({ ok: true, value: game })
  })

  it('is also parsed from a data set with features, which counts seats from 1', () => {
    const moves = game.moves.map(({ seat, command }) => ({
      seat: seat + 1,
      command,
      choices: 2,
      features: {},
    }))
    expect(parseGameLine(JSON.stringify({ ...game, moves, ranks: [1, 2] }))).toEqual({
      ok: true,
      value: game,
    })
  })

  it.each([
    '',
    '{"seed":"a","moves":"supply","totals":[1]}',
    '{"seed":"a","moves":"1 supply;;end","totals":[1]}',
    '{"seed":"a","moves":[{"seat":1}],"totals":[1]}',
    '{"seed":"a","moves":"1 supply","totals":["1"]}',
    '{"moves":"1 supply","totals":[1]}',
  ])('is refused when it is invalid: %s', (text) => {
    expect(parseGameLine(text)).toMatchObject({ ok: false, refusal: { code: 'not-a-game' } })
  })

  it('cannot contain a command with the separator', () => {
    expect(() => printGameLine({ ...game, moves: [{ seat: 0, command: 'a;b' }] })).toThrow('a;b')
  })
})

it('the header has the common properties, and another format is refused', () => {
  const head = { format: GAME_LINES, game: 'high-card', rules: 1, options: { players: 2 }, level: 'mate' }
  expect(parseGameLinesHead(JSON.stringify({ ...head, games: 3 }))).toEqual({ ok: true, value: head })
  expect(parseGameLinesHead(JSON.stringify({ ...head, format: 'another' }))).toMatchObject({
    ok: false,
    refusal: { code: 'not-a-head' },
  })
})
