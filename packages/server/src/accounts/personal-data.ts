/** Personal data of a player: export and deletion. */
import { randomUUID } from 'node:crypto'
import type { NotificationSettings, PersonalData } from '@quayside/protocol'
import { exportRecord } from '../room/finished-games.ts'
import type { Rooms } from '../room/rooms.ts'
import { createSecret, hashSecret, isApiBot } from '../storage/identifiers.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { guestExpiresAt, type RetentionLimits, roomsExpireAt } from './retention.ts'

type StoredData = Awaited<ReturnType<Store['playerData']['all']>>

const gamesOf = async (
  rooms: Rooms,
  seats: StoredData['seats'],
  expiresAt: ReadonlyMap<string, number>,
): Promise<PersonalData['games']> => {
  const games: PersonalData['games'] = []
  for (const {
    room_id: room,
    seat_number: seat,
    name,
    game,
    started_at: startedAt,
    is_over: over,
  } of seats) {
    const record = over === 1 ? await exportRecord(rooms, room) : null
    games.push({
      room,
      game,
      seat,
      name,
      startedAt,
      isOver: over === 1,
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
  const [
    { seats, ratings, chat, muted, friends, blocked, reports, daily, puzzles },
    channels,
    passkeys,
    bots,
    isShown,
    openData,
    ban,
  ] = await Promise.all([
    store.playerData.all(player.id),
    store.channels.of(player.id),
    store.passkeys.of(player.id),
    store.bots.of(player.id),
    store.profiles.isShown(player.id),
    store.openData.isGiven(player.id),
    store.bans.findByPlayer(player.id, now),
  ])
  const playedIn = [...new Set(seats.map(({ room_id: room }) => room))]
  return {
    player: {
      id: player.id,
      name: player.name,
      createdAt: player.created_at,
      expiresAt: await guestExpiresAt(store, player.id, limits, since),
    },
    public: isShown,
    openData,
    settings: JSON.parse(player.notification_settings_json) as NotificationSettings,
    channels: channels.map(({ kind, address_json: address }) => ({
      kind,
      address: JSON.parse(address) as unknown,
    })),
    passkeys: passkeys.map(({ id, label, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      label,
      createdAt,
      lastUsedAt,
    })),
    bots: bots.map(({ player_id: id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
    ratings: ratings.map(
      ({ game, seat_count: count, mu, sigma, rating_points: ratingPoints, game_count: games }) => ({
        game,
        seats: count,
        mu,
        sigma,
        ratingPoints,
        games,
      }),
    ),
    games: await gamesOf(rooms, seats, await roomsExpireAt(store, playedIn, limits, since)),
    chat: chat.map(({ room_id: room, author_name: name, text, created_at: createdAt }) => ({
      room,
      name,
      text,
      createdAt,
    })),
    muted: [...muted],
    friends: [...friends],
    blocked: [...blocked],
    reports: reports.map(({ room_id: room, message_text: text, reason, created_at: createdAt }) => ({
      room,
      text,
      reason,
      createdAt,
    })),
    daily: daily.map(({ date, kind, status, points, record, created_at: createdAt }) => ({
      date,
      kind,
      status,
      points,
      record,
      createdAt: Number(createdAt),
    })),
    puzzles: puzzles.map(({ game, puzzle, is_right, hints, is_good, created_at: createdAt }) => ({
      game,
      puzzle,
      isRight: is_right === 1,
      hints,
      isGood: is_good === null ? null : is_good === 1,
      createdAt: Number(createdAt),
    })),
    ban: ban === null ? null : { reason: ban.reason, createdAt: ban.created_at, expiresAt: ban.expires_at },
  }
}

/**
 * Leaves every room of the player: a seat becomes free before the start; later the room's bot plays on, or the game
 * ends when no other player is left.
 */
const leaveRooms = async (store: Store, rooms: Rooms, player: string): Promise<void> => {
  const { seats } = await store.playerData.all(player)
  for (const { room_id: id, seat_number: seat } of seats.filter(({ is_over: over }) => over === 0)) {
    if ((await rooms.seating.leaveSeat(id, seat, player)).ok) continue
    const entered = await rooms.acquire(id)
    if (!entered.ok) continue
    const { room, leave } = entered.value
    await room.execute(seat, { requestId: randomUUID(), expectedMove: null, action: { kind: 'leave-game' } })
    leave()
  }
}

/** Includes the player's API bots. */
export const erasePersonalData = async (store: Store, rooms: Rooms, player: string): Promise<void> => {
  for (const { player_id: bot } of await store.bots.of(player)) await erasePersonalData(store, rooms, bot)
  await leaveRooms(store, rooms, player)
  for (const room of await store.playerData.erase(player, hashSecret(createSecret())))
    await rooms.refreshSeats(room)
  if (isApiBot(player)) await rooms.revoke(player)
}
