import { readFileSync } from 'node:fs'
import { leHavre, type State } from '@quayside/le-havre'
import { leHavrePlayed } from '@quayside/le-havre/table/replay/played-game.ts'
import { describe, expect, it } from 'vitest'
import { readGame } from '../../packages/web/src/backend/game-text.ts'
import { createReplayData } from '../../packages/web/src/backend/replay-loader.ts'
import { forkSeats, gameTextUntil } from '../../packages/web/src/replay/replay-game.ts'
import { replayOfText } from '../../packages/web/src/replay/testing/replay-fixture.ts'

const TEXT = readFileSync(
  new URL('../../games/le-havre/fixtures/version-1/golden/short-2.txt', import.meta.url),
  'utf8',
)
const SEATS = [
  { name: 'Odile', bot: 'mate' },
  { name: 'Mateo', bot: 'mate' },
]

const replay = await replayOfText(TEXT, SEATS, leHavrePlayed)
const viewAt = (position: number): State => replay.views[position] as State

describe('playing on from a position', () => {
  it('keeps the same game up to there', async () => {
    const text = gameTextUntil(TEXT, 50)
    const again = await replayOfText(text ?? '', SEATS, leHavrePlayed)
    expect(again.steps).toHaveLength(50)
    const unseen = leHavre.view(viewAt(50), 'spectator')
    expect(leHavre.hash(again.views[50] as State)).toBe(leHavre.hash(unseen))
  })

  it('keeps the position that a game began in', async () => {
    const start = leHavre.position.write(viewAt(50))
    const record = await readGame(JSON.stringify(start))
    if (!record.ok) throw new Error(record.refusal.code)
    const { game } = record.value
    const [seat = 0] = leHavre.deciders(viewAt(50))
    game.submit(seat, leHavre.commands(viewAt(50), seat)[0])
    const data = createReplayData(record.value, SEATS)
    expect(data.ok && data.value.steps).toHaveLength(1)
    const literal = JSON.stringify({ position: start, record: gameTextUntil(TEXT, 0) })
    expect(JSON.parse(gameTextUntil(literal, 0) ?? '')).toMatchObject({ position: start })
  })

  it('gives null for a text that is not a game', () => {
    expect(gameTextUntil('nothing', 3)).toBeNull()
  })

  it('gives a seat to a player where all seats were bots', () => {
    expect(forkSeats(SEATS, 1).map(({ bot }) => bot)).toEqual(['mate', null])
    const shared = [{ name: 'Zoé', bot: null }, ...SEATS]
    expect(forkSeats(shared, 1)).toBe(shared)
  })
})
