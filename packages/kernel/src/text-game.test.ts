import { describe, expect, it } from 'vitest'
import { highCard } from './testing/high-card/rules.ts'
import { createGame, RefusedError, replayGame } from './text-game.ts'

const finished = () => {
  const game = createGame(highCard, { players: 2 }, 'text')
  while (!game.isOver) game.play(game.commands().at(-1) ?? '')
  return game
}

describe('a text game', () => {
  it('is played to its end with the commands that it lists', () => {
    const game = finished()
    expect(game.seat).toBeNull()
    expect(game.commands()).toEqual([])
    expect(game.outcome?.scores).toHaveLength(2)
  })

  it('is replayed from its record', () => {
    const game = finished()
    const again = replayGame(highCard, game.record())
    expect(again.position()).toEqual(game.position())
    expect(again.record()).toBe(game.record())
  })

  it('throws refusals with their code', () => {
    const game = createGame(highCard, { players: 2 }, 'text')
    const before = game.position()
    expect(() => game.play('dance')).toThrow(RefusedError)
    expect(() => game.play('dance')).toThrow(/^unknown-command /)
    expect(() => createGame(highCard, { players: 99 }, 'text')).toThrow(RefusedError)
    expect(() => replayGame(highCard, 'no record')).toThrow(/^not-a-record/)
    expect(game.position()).toEqual(before)
  })

  it('undoes the last command, but no reveal', () => {
    const game = createGame(highCard, { players: 2 }, 'text')
    const before = game.position()
    game.play(game.commands()[0] ?? '')
    game.undo()
    expect(game.position()).toEqual(before)
    expect(() => game.undo()).toThrow(/^nothing-to-undo/)
  })

  it('shows a seat no more than its view', () => {
    const game = createGame(highCard, { players: 2 }, 'text')
    expect(game.position(0)).toEqual(highCard.position.write(highCard.view(game.game.state, 0)))
    expect(game.position(0)).not.toEqual(game.position())
  })
})
