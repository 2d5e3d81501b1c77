import type { AnyRules, GameEvent, Seat, Viewer } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { before as laid } from '@quayside/le-havre/testing'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../page/settings.ts'
import type { Frame } from '../session/current-game.ts'
import { shouldPlay, soundsBetween } from './sounds.ts'

const MINE = laid('fishery', { franc: 1 }).state
const OTHERS = laid('marketplace', { franc: 5 }, { start: 1 }).state

const shown = (
  view: unknown,
  events: readonly GameEvent[] = [],
  viewer: Viewer = 0,
  sandboxSeat: Seat | null = null,
) => {
  const frame: Frame = {
    moveNumber: 5,
    viewer,
    view,
    handOver: null,
    undo: { moveNumber: 5, reason: 'other-seat' },
    steps: [{ moveNumber: 4, seat: 1, command: null, events }],
    fromMove: 4,
  }
  return { currentFrame: frame, rules: leHavre as AnyRules, sandboxSeat }
}

describe('what is heard', () => {
  it('tells the viewer that it is their turn, once', () => {
    expect(soundsBetween(shown(OTHERS), shown(MINE))).toEqual(['turn'])
    expect(soundsBetween(shown(MINE), shown(MINE))).toEqual([])
    expect(soundsBetween(shown(OTHERS, [], 'spectator'), shown(MINE, [], 'spectator'))).toEqual([])
  })

  it('is a ship that is built and coins that come in, each once', () => {
    const events = [{ kind: 'ship-built' }, { kind: 'sold' }, { kind: 'sold' }, { kind: 'entered' }]
    expect(soundsBetween(shown(OTHERS), shown(OTHERS, events))).toEqual(['ship', 'coins'])
  })

  it('is one sound for what is taken, built, fed and for the end', () => {
    const heardOf = (kind: string) => soundsBetween(shown(OTHERS), shown(OTHERS, [{ kind }]))
    expect(['offer-taken', 'took', 'built', 'fed', 'shipped', 'game-over'].flatMap(heardOf)).toEqual([
      'take',
      'take',
      'build',
      'feed',
      'ship',
      'end',
    ])
  })

  it('is at first only the own turn, while the page is out of sight', () => {
    const heard = (sound: 'turn' | 'take', isHidden: boolean) => shouldPlay(sound, DEFAULT_SETTINGS, isHidden)
    expect(heard('turn', true)).toBe(true)
    expect(heard('turn', false)).toBe(false)
    expect(heard('take', true)).toBe(false)
    expect(shouldPlay('take', { sound: true, turnSound: false }, false)).toBe(true)
    expect(shouldPlay('turn', { sound: false, turnSound: false }, true)).toBe(false)
  })

  it('is nothing at a table that has just been laid out', () => {
    expect(soundsBetween({ ...shown(OTHERS), currentFrame: null }, shown(MINE))).toEqual([])
    expect(soundsBetween(shown(OTHERS), shown(MINE, [], 0, 0))).toEqual([])
  })
})
