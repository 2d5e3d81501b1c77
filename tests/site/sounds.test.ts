import { sampleRules } from '@quayside/games/testing'
import type { AnyRules, GameEvent, Seat, Viewer } from '@quayside/kernel'
import { before as laid } from '@quayside/le-havre/testing'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../packages/table/src/page/settings.ts'
import type { Frame } from '../../packages/table/src/session/current-game.ts'
import { shouldPlay, soundsBetween } from '../../packages/table/src/sound/sounds.ts'

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
  return { currentFrame: frame, rules: sampleRules as AnyRules, sandboxSeat }
}

describe('sounds', () => {
  it("announce the viewer's turn once", () => {
    expect(soundsBetween(shown(OTHERS), shown(MINE))).toEqual(['turn'])
    expect(soundsBetween(shown(MINE), shown(MINE))).toEqual([])
    expect(soundsBetween(shown(OTHERS, [], 'spectator'), shown(MINE, [], 'spectator'))).toEqual([])
  })

  it('play once for a built ship and once for income', () => {
    const events = [{ kind: 'ship-built' }, { kind: 'sold' }, { kind: 'sold' }, { kind: 'entered' }]
    expect(soundsBetween(shown(OTHERS), shown(OTHERS, events))).toEqual(['ship', 'coins'])
  })

  it('play one sound each for taking, building, feeding and the end', () => {
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

  it('play by default only for the own turn while the page is hidden', () => {
    const isPlayed = (sound: 'turn' | 'take', isHidden: boolean) =>
      shouldPlay(sound, DEFAULT_SETTINGS, isHidden)
    expect(isPlayed('turn', true)).toBe(true)
    expect(isPlayed('turn', false)).toBe(false)
    expect(isPlayed('take', true)).toBe(false)
    expect(shouldPlay('take', { sound: true, turnSound: false }, false)).toBe(true)
    expect(shouldPlay('turn', { sound: false, turnSound: false }, true)).toBe(false)
  })

  it('stay silent at the first frame of a game', () => {
    expect(soundsBetween({ ...shown(OTHERS), currentFrame: null }, shown(MINE))).toEqual([])
    expect(soundsBetween(shown(OTHERS), shown(MINE, [], 0, 0))).toEqual([])
  })
})
