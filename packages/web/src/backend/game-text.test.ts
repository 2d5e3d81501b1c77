import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { newGame, progressOf, refusingGame } from './game-registry.ts'
import { loadGame, printGame, readGame, recordText } from './game-text.ts'

const begun = async (seed = 'sunday') => {
  const game = await newGame(SAMPLE_GAME, { players: 2, version: 'short' }, seed)
  if (!game.ok) throw new Error(game.refusal.code)
  const { rules } = game.value
  for (let move = 0; move < 3; move++) {
    const [seat = 0] = rules.deciders(game.value.state)
    const [command] = rules.commands(game.value.state, seat)
    game.value.submit(seat, command)
  }
  return game.value
}

const codeOf = async (text: string): Promise<string | null> => {
  const game = await readGame(text)
  return game.ok ? null : game.refusal.code
}

describe('a game as a text', () => {
  it('is its record, and continues where it stopped', async () => {
    const game = await begun()
    const text = printGame(recordText(game), null)
    expect(text).toMatch(/^quayside record 2\n/)
    const back = await readGame(text)
    expect(back.ok && [back.value.position, back.value.game.moveNumber]).toEqual([null, 3])
    expect(back.ok && recordText(back.value.game)).toBe(text)
  })

  it('may lack the last line break or have the line breaks of another system', async () => {
    const text = recordText(await begun())
    expect(await codeOf(text.trimEnd())).toBeNull()
    expect(await codeOf(`\n${text.replaceAll('\n', '\r\n')}\r\n`)).toBeNull()
  })

  it('contains the position that it began from, if any', async () => {
    const position = { options: { players: 2 }, seats: { 1: { stock: { wood: 7 } } } }
    const start = await readGame(JSON.stringify(position))
    if (!start.ok) throw new Error(start.refusal.code)
    const { game } = start.value
    const [seat = 0] = game.rules.deciders(game.state)
    game.submit(seat, game.rules.commands(game.state, seat)[0])
    const back = await readGame(printGame(recordText(game), start.value.position))
    expect(back.ok && back.value.position).toEqual(position)
    expect(back.ok && game.rules.hash(back.value.game.state)).toBe(game.rules.hash(game.state))
  })

  it('can be a damaged game that was repaired by hand', async () => {
    const record = recordText(await begun())
    expect(await codeOf(JSON.stringify({ id: 'a1', record, position: null, holder: 'x' }))).toBeNull()
  })

  it.each([
    ['', 'not-a-record'],
    ['hello', 'not-a-record'],
    ['{', 'not-a-record'],
    ['{"record":"hello"}', 'not-a-record'],
    ['{"offers":{"wood":-1}}', 'negative-amount'],
    ['{"colour":"blue"}', 'unknown-field'],
    ['{"options":{"players":2},"seats":[{"hand":["moon"]}]}', 'unknown-card'],
    ['{"options":{"players":2},"seats":{"1":{"stock":{"moon":1}}}}', 'unknown-field'],
  ])('is refused: %j', async (text, code) => {
    expect(await codeOf(text)).toBe(code)
  })

  it('is refused with an illegal command', async () => {
    expect(await codeOf(recordText(await begun()).replace(/\n2 .*\n/, '\n2 1 enter bank\n'))).toBe(
      'line-refused',
    )
    expect(await codeOf(recordText(await begun()).replace(SAMPLE_GAME, 'low-card'))).toBe('unknown-game')
  })

  it.each([
    ['{"options":{"players":2},"seats":[{"hand":["moon"]}]}', OTHER_GAME],
    ['{"options":{"players":2,"dryAreas":7}}', OTHER_GAME],
    [
      `quayside record 1\ngame ${OTHER_GAME}\nrules 1\noptions {"players":9}\nseed a\ndeal 00000000\n`,
      OTHER_GAME,
    ],
    ['{"offers":{"wood":-1}}', SAMPLE_GAME],
    ['hello', null],
  ])('knows which game has refused it: %s', async (text, game) => {
    const read = await readGame(text)
    expect(read.ok ? 'a game' : refusingGame(read.refusal)).toBe(game)
  })

  it('does not replay from a position that it does not belong to', async () => {
    expect((await loadGame(recordText(await begun()), { options: { players: 9 } })).ok).toBe(false)
  })
})

it('a game reports its progress', async () => {
  expect(progressOf(await begun())).toEqual({ version: 'short', round: 1, rounds: 8 })
})
