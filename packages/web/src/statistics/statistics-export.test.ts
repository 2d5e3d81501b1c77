import { describe, expect, it } from 'vitest'
import type { CountedGame } from './statistics.ts'
import { asCsv, asJson } from './statistics-export.ts'

const GAME: CountedGame = {
  key: 'a',
  digest: 'a',
  source: 'a',
  seat: 1,
  game: 'harbor',
  version: 'short',
  players: 2,
  opponents: 'a "strong", one',
  ended: Date.UTC(2026, 10, 18, 7, 30),
  points: 104,
  place: 1,
  rival: 99,
  used: { colliery: 2 },
  counts: null,
  wealth: [{ own: 5, best: 5 }],
  verdict: { decisions: 20, mistakes: 3, big: 1, themes: { energy: 3 } },
  turningPoints: 2,
}

describe('exported statistics', () => {
  it('are CSV lines, quoted where necessary and empty where unknown', () => {
    expect(asCsv([GAME, { ...GAME, opponents: 'solo', rival: null, verdict: null }])).toBe(
      [
        'ended,game,version,players,opponents,place,points,rival,decisions,mistakes,bigMistakes',
        '2026-11-18T07:30:00.000Z,harbor,short,2,"a ""strong"", one",1,104,99,20,3,1',
        '2026-11-18T07:30:00.000Z,harbor,short,2,solo,1,104,,,,',
        '',
      ].join('\r\n'),
    )
  })

  it('include used things and themes of mistakes in JSON', () => {
    expect(JSON.parse(asJson([GAME]))).toEqual([
      expect.objectContaining({
        points: 104,
        bigMistakes: 1,
        used: { colliery: 2 },
        wealth: [{ own: 5, best: 5 }],
        themes: { energy: 3 },
      }),
    ])
  })
})
