import { readContestant } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { game } from './sample-states.ts'

const read = (text: string) => {
  const result = readContestant(game, text)
  return result.ok ? result.value : result.refusal.code
}

describe('a contestant', () => {
  it('is a level with its own budget', () => {
    expect(read('heuristic')).toEqual({ kind: 'level', ...game.levels['heuristic'] })
  })

  it('has more search with a plus', () => {
    expect(read('commodore+')).toEqual({ kind: 'level', ...game.levels['commodore']?.longer })
    expect(read('mate+')).toBe('unknown-bot')
  })

  it('is a level with another budget', () => {
    expect(read('uct@5000')).toMatchObject({ kind: 'level', budget: { nodes: 5000 } })
    expect(read('uct@200ms')).toEqual({
      kind: 'level',
      bot: game.levels['uct']?.bot,
      budget: { nodes: Number.POSITIVE_INFINITY, milliseconds: 200 },
    })
  })

  it('is a program if it contains a slash', () => {
    expect(read('./my-bot')).toEqual({ kind: 'program', commandLine: ['./my-bot'] })
    expect(read('node ./my-bot.mjs --careful')).toEqual({
      kind: 'program',
      commandLine: ['node', './my-bot.mjs', '--careful'],
    })
    expect(read('bots\\mine.exe')).toMatchObject({ kind: 'program' })
  })

  it.each(['nobody', '', 'toString', 'Heuristic'])('is not called %j', (name) => {
    expect(read(name)).toBe('unknown-bot')
  })

  it.each(['uct@', 'uct@0', 'uct@many', 'uct@5s', 'uct@5@5', 'uct@-1'])('has no budget like %j', (name) => {
    expect(read(name)).toBe('bad-budget')
  })
})
