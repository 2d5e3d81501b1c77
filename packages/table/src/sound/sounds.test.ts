import type { AnyRules, GameEvent, Seat, Viewer } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { before as laid } from '@quayside/le-havre/testing'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../session/current-game.ts'
import { soundsBetween } from './sounds.ts'

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

  it('is nothing at a table that has just been laid out', () => {
    expect(soundsBetween({ ...shown(OTHERS), currentFrame: null }, shown(MINE))).toEqual([])
    expect(soundsBetween(shown(OTHERS), shown(MINE, [], 0, 0))).toEqual([])
  })
})
