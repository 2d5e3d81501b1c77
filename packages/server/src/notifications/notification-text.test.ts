import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import type { RoomListItem } from '../storage/room-repository.ts'
import { loadNotices, turnText } from './notification-text.ts'

it.each([
  ['en', 'Time left: 1 hour. Players: Mateo.'],
  ['fr', 'Temps restant\u00a0: 1\u00a0heure. Joueurs\u00a0: Mateo.'],
  ['es', 'Tiempo restante: 1\u00a0hora. Jugadores: Mateo.'],
  ['zh-Hant', '剩餘時間：1小時。玩家：Mateo。'],
] as const)('a reminder counts in %s', async (locale, text) => {
  const say = await loadNotices(locale)
  expect(say('reminder.body', { hours: 1, names: 'Mateo' })).toBe(text)
})

it.each([
  ['en', 'Players: Anna, Commodore (bot), and Player 3.'],
  ['en-GB', 'Players: Anna, Commodore (bot) and Player 3.'],
  ['fr', 'Joueurs\u00a0: Anna, Commodore (robot) et Joueur\u00a03.'],
  ['es', 'Jugadores: Anna, Comodoro (bot) y Jugador\u00a03.'],
  ['zh-Hant', '玩家：Anna、艦隊司令（電腦玩家）和玩家3。'],
] as const)(
  'names bots by their level and a seat without a name by its number in %s',
  async (locale, text) => {
    const seats = [
      { name: 'Anna', bot_level: null, seat_number: 0 },
      { name: '', bot_level: 'commodore', seat_number: 1 },
      { name: '', bot_level: null, seat_number: 2 },
    ]
    const table = { room: { id: 'r', game: SAMPLE_GAME }, seats } as unknown as RoomListItem
    const reply = await turnText([table], { locale, quiet: null, digest: 0 }, 'https://quayside.example')
    expect(reply.text).toBe(text)
  },
)
