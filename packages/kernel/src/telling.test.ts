import { expect, it } from 'vitest'
import { Game } from './game.ts'
import { followSteps, toldSteps } from './telling.ts'
import { highCard } from './testing/high-card/rules.ts'
import { sundayRecord } from './testing/sunday.ts'

const sunday = () => {
  const game = Game.load(highCard, sundayRecord())
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it('tells a seat its own commands as they were given', () => {
  const steps = toldSteps(sunday(), 0, 0)
  expect(steps.map(({ at, seat, command }) => [at, seat, command])).toEqual([
    [0, 0, 'borrow'],
    [1, 0, 'commit 10'],
    [2, 1, expect.not.stringContaining('6')],
    [3, 0, 'pay 1'],
  ])
})

it('tells nobody else what a seat keeps to itself, in words or in events', () => {
  const hidden = toldSteps(sunday(), 1, 1)[0]
  expect(hidden?.command).not.toContain('10')
  expect(JSON.stringify(hidden?.events)).not.toContain('10')
  expect(toldSteps(sunday(), 1, 'spectator')[0]).toEqual(hidden)
})

it('tells only what came after a position', () => {
  expect(toldSteps(sunday(), 3, 0).map(({ at }) => at)).toEqual([3])
  expect(toldSteps(sunday(), 4, 0)).toEqual([])
})

it('lets whoever holds a view come to the next one by what was told', () => {
  const { record, events } = sunday()
  const seenAt = (at: number) => {
    const played = Game.load(highCard, { ...record, lines: record.lines.slice(0, at) })
    if (!played.ok) throw new Error(played.refusal.code)
    return highCard.view(played.value.state, 1)
  }
  const hidden = events.findIndex((happened) => happened.some((event) => 'reveal' in event))
  const until = hidden < 0 ? events.length : hidden
  expect(until).toBeGreaterThan(0)
  const followed = followSteps(highCard, seenAt(0), toldSteps(sunday(), 0, 1).slice(0, until), 1)
  expect(highCard.position.write(followed)).toEqual(highCard.position.write(seenAt(until)))
})
