/** Everything that is kept about somebody, for themselves: to take along, or to be gone. */
import { randomUUID } from 'node:crypto'
import type { NotificationSettings, PersonalData } from '@quayside/protocol'
import { exportRecord } from '../room/finished-games.ts'
import type { Rooms } from '../room/rooms.ts'
import { createSecret, hashSecret, isApiBot } from '../storage/identifiers.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { guestExpiresAt, type RetentionLimits, roomsExpireAt } from './retention.ts'

type Kept = Awaited<ReturnType<Store['playerData']['all']>>

const gamesOf = async (
  rooms: Rooms,
  seats: Kept['seats'],
  expiresAt: ReadonlyMap<string, number>,
): Promise<PersonalData['games']> => {
  const games: PersonalData['games'] = []
  for (const { room, seat, name, game, begun, over } of seats) {
    const record = over === 1 ? await exportRecord(rooms, room) : null
    games.push({
      room,
      game,
      seat,
      name,
      begun,
      over: over === 1,
      record: record?.ok === true ? record.value : null,
      expiresAt: expiresAt.get(room) ?? null,
    })
  }
  return games
}

export const exportPersonalData = async (
  store: Store,
  rooms: Rooms,
  player: PlayerRow,
  now: number,
  { limits, since }: { readonly limits: RetentionLimits; readonly since: number },
): Promise<PersonalData> => {
  const [{ seats, ratings, chat, muted, reports }, channels, passkeys, bots, isShown, ban] =
    await Promise.all([
      store.playerData.all(player.id),
      store.channels.of(player.id),
      store.passkeys.of(player.id),
      store.bots.of(player.id),
      store.profiles.isShown(player.id),
      store.bans.ofPlayer(player.id, now),
    ])
  const playedIn = [...new Set(seats.map(({ room }) => room))]
  return {
    player: {
      id: player.id,
      name: player.name,
      since: player.since,
      expiresAt: await guestExpiresAt(store, player.id, limits, since),
    },
    public: isShown,
    settings: JSON.parse(player.wishes) as NotificationSettings,
    channels: channels.map(({ kind, address }) => ({ kind, address: JSON.parse(address) as unknown })),
    passkeys: passkeys.map(({ id, label, since, used }) => ({ id, label, since, used })),
    bots: bots.map(({ player: id, name, since, used }) => ({ id, name, since, used })),
    ratings: ratings.map(({ game, seats: count, mu, sigma, worth, games }) => ({
      game,
      seats: count,
      mu,
      sigma,
      worth,
      games,
    })),
    games: await gamesOf(rooms, seats, await roomsExpireAt(store, playedIn, limits, since)),
    chat: chat.map(({ room, name, words, made }) => ({ room, name, words, made })),
    muted: [...muted],
    reports: reports.map(({ room, words, why, made }) => ({ room, words, why, made })),
    ban: ban === null ? null : { reason: ban.reason, createdAt: ban.created_at, expiresAt: ban.expires_at },
  }
}

/**
 * Gets up from every room. One that waits for people waits on with a free seat; at one that is played the room's bot
 * plays on, or the game ends when nobody else is there.
 */
const leaveRooms = async (store: Store, rooms: Rooms, player: string): Promise<void> => {
  const { seats } = await store.playerData.all(player)
  for (const { room: id, seat } of seats.filter(({ over }) => over === 0)) {
    if ((await rooms.seating.standUp(id, seat, player)).ok) continue
    const entered = await rooms.acquire(id)
    if (!entered.ok) continue
    const { room, leave } = entered.value
    await room.execute(seat, { request: randomUUID(), at: null, act: { kind: 'leave' } })
    leave()
  }
}

/** With the programs that play for them. */
export const erasePersonalData = async (store: Store, rooms: Rooms, player: string): Promise<void> => {
  for (const { player: bot } of await store.bots.of(player)) await erasePersonalData(store, rooms, bot)
  await leaveRooms(store, rooms, player)
  for (const room of await store.playerData.erase(player, hashSecret(createSecret())))
    await rooms.refresh(room)
  if (isApiBot(player)) await rooms.revoke(player)
}
