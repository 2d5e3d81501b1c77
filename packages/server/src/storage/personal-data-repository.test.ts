import { SAMPLE_GAME } from '@quayside/games/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import type { ChatMessageRow, PlayerRow, RatingRow, ReportRow } from './schema.ts'
import { initialSkill, mergeSkills, ratingPoints, updateSkills } from './skill.ts'
import { Store } from './store.ts'

let people = 0

describe.each(DATABASES)('a guest who signs in to an account, on %s', (_name, start) => {
  let database: TestDatabase
  let store: Store
  let [guest, account, other, room] = ['', '', '', '']

  beforeAll(async () => {
    database = await start()
    store = await Store.open(database.address)
  })

  afterAll(async () => {
    await store.close()
    await database.stop()
  })

  const player = async (name: string): Promise<string> => {
    const row: PlayerRow = {
      id: `${name}-${people}`,
      name,
      secret_hash: `${name} ${people}`,
      created_at: 1,
      notification_settings_json: '{}',
    }
    await store.players.add(row)
    return row.id
  }

  beforeEach(async () => {
    people++
    guest = await player('guest')
    account = await player('account')
    other = await player('other')
    room = `room-${people}`
    const seat = { room_id: room, name: 'Odile', bot_level: null, secret_hash: 'key', nonce: null }
    await store.rooms.add(
      {
        id: room,
        game: SAMPLE_GAME,
        rules_version: 1,
        options_json: '{}',
        seed: 'seed',
        deal_hash: 'deal',
        salt: null,
        seed_chosen: 0,
        settings_json: '{}',
        host_id: guest,
        started_at: 1,
      },
      [
        { ...seat, seat_number: 0, player_id: guest },
        { ...seat, seat_number: 1, player_id: other },
      ],
      { room_id: room, entry_count: 0, move_number: 0, is_over: 0, deciders_json: '[0]', changed_at: 1 },
    )
  })

  it('moves their seats and rooms', async () => {
    expect(await store.playerData.merge(guest, account)).toEqual([room])
    const stored = await store.rooms.find(room)
    expect(stored?.room.host_id).toBe(account)
    expect(stored?.seats.map((seat) => seat.player_id)).toEqual([account, other])
    expect(await store.players.withId(guest)).toBeNull()
  })

  it('merges their ratings with those of the account', async () => {
    const [winner = initialSkill(), loser = initialSkill()] = updateSkills([
      { skill: initialSkill(), rank: 1 },
      { skill: initialSkill(), rank: 2 },
    ])
    const rating = (who: string, seats: number, skill: typeof winner): RatingRow => ({
      player_id: who,
      game: SAMPLE_GAME,
      seat_count: seats,
      ...skill,
      rating_points: ratingPoints(skill),
      game_count: 3,
    })
    const rows = [rating(guest, 2, winner), rating(account, 2, loser), rating(guest, 3, winner)]
    const players = [guest, account]
    await store.ratings.saveOnce({
      room,
      game: SAMPLE_GAME,
      seats: 2,
      players,
      meetings: null,
      rate: () => rows,
    })
    await store.playerData.merge(guest, account)
    const both = await store.ratings.of([account], SAMPLE_GAME, 2)
    const skill = mergeSkills(winner, loser)
    expect(both).toMatchObject([{ game_count: 6, rating_points: ratingPoints(skill) }])
    expect(both[0]?.sigma).toBeCloseTo(skill.sigma, 10)
    expect(await store.ratings.of([account], SAMPLE_GAME, 3)).toEqual([rating(account, 3, winner)])
    expect(await store.ratings.of([guest], SAMPLE_GAME, 2)).toEqual([])
  })

  it('moves their answers to puzzles, unless the account has answered before', async () => {
    const answer = (who: string, puzzle: string, isRight: number) => {
      const solver = {
        solver_id: who,
        is_visitor: 0,
        rating: 1500,
        deviation: 350,
        volatility: 0.06,
        answered_at: 1,
      }
      const standing = {
        game: SAMPLE_GAME,
        puzzle,
        rating: 1500,
        deviation: 250,
        volatility: 0.06,
        answers: 0,
        solved: 0,
        votes: 0,
        good_votes: 0,
      }
      return store.puzzles.add(
        {
          answer: {
            solver_id: who,
            game: SAMPLE_GAME,
            puzzle,
            is_right: isRight,
            hints: 0,
            is_good: null,
            created_at: 1,
          },
          solver,
          standing,
          rate: (before) => before,
        },
        { subjects: {}, rules: [], now: 1 },
      )
    }
    await answer(guest, 'one', 0)
    await answer(guest, 'two', 1)
    await answer(account, 'one', 1)
    await store.playerData.merge(guest, account)
    const { puzzles } = await store.playerData.all(account)
    expect(puzzles.map(({ puzzle, is_right }) => [puzzle, is_right])).toEqual([
      ['one', 1],
      ['two', 1],
    ])
    expect((await store.playerData.all(guest)).puzzles).toEqual([])
  })

  it('merges their channels without duplicates', async () => {
    const channel = (who: string, address: string) =>
      store.channels.add({ id: `${who} ${address}`, player_id: who, kind: 'mail', address_json: address })
    await channel(account, 'one')
    await channel(guest, 'one')
    await channel(guest, 'two')
    await store.playerData.merge(guest, account)
    expect((await store.channels.of(account)).map(({ address_json: address }) => address).toSorted()).toEqual(
      ['one', 'two'],
    )
    expect(await store.channels.of(guest)).toEqual([])
  })

  it('moves their pending notifications', async () => {
    const job = (id: string, who: string) => ({
      id,
      kind: 'turn',
      room_id: room,
      payload_json: JSON.stringify({ player: who, seat: 0, isDigest: false }),
      due_at: 10,
    })
    await store.jobQueue.plan(job(`turn-${room}`, guest), job(`digest-${guest}`, guest))
    await store.playerData.merge(guest, account)
    const due = await store.jobQueue.claim(20, 60_000, 10)
    expect(due.map(({ id }) => id).toSorted()).toEqual([`digest-${account}`, `turn-${room}`].toSorted())
    for (const { payload_json: about } of due) expect(JSON.parse(about)).toMatchObject({ player: account })
    for (const one of due) await store.jobQueue.finish(one)
  })

  it('keeps one digest when both had one', async () => {
    const digest = (who: string) => ({
      id: `digest-${who}`,
      kind: 'turn',
      room_id: room,
      payload_json: `{"player":"${who}"}`,
      due_at: 10,
    })
    await store.jobQueue.plan(digest(guest), digest(account))
    await store.playerData.merge(guest, account)
    const due = await store.jobQueue.claim(20, 60_000, 10)
    expect(due.map(({ id }) => id)).toEqual([`digest-${account}`])
    for (const one of due) await store.jobQueue.finish(one)
  })

  it('moves their chat messages, mutes and reports', async () => {
    const line = (who: string, id: string): Omit<ChatMessageRow, 'sort_key'> => ({
      room_id: room,
      id: `${id}-${people}`,
      seat_number: 0,
      player_id: who,
      author_name: 'Odile',
      text: 'ahoy',
      phrase: null,
      request_id: id,
      entry_count: 0,
      created_at: 1,
    })
    const report = (who: string, id: string, about: string): ReportRow => ({
      id: `${id}-${people}`,
      message_id: about,
      room_id: room,
      reporter_id: who,
      author_id: other,
      author_name: 'other',
      message_text: 'ahoy',
      message_created_at: 1,
      reason: 'rude',
      created_at: 1,
    })
    await store.chat.add(line(guest, 'own'))
    await store.chat.mute(guest, other)
    await store.chat.mute(account, other)
    await store.chat.mute(other, guest)
    await store.chat.mute(guest, account)
    await store.reports.add(report(guest, 'first', 'a'))
    await store.reports.add(report(account, 'second', 'a'))
    await store.reports.add(report(guest, 'third', 'b'))
    await store.playerData.merge(guest, account)
    const kept = await store.playerData.all(account)
    expect(kept.chat.map(({ text: words }) => words)).toEqual(['ahoy'])
    expect(kept.muted).toEqual([other])
    expect(kept.reports.map(({ message_id: about }) => about).toSorted()).toEqual(['a', 'b'])
    expect((await store.playerData.all(other)).muted).toEqual([account])
  })
})
