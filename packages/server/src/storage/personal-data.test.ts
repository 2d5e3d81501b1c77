import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import type { ChatRow, PlayerRow, RatingRow, ReportRow } from './schema.ts'
import { initialSkill, mergeSkills, ratingPoints, updateSkills } from './skill.ts'
import { Store } from './store.ts'

let people = 0

describe.each(DATABASES)('a guest who turns out to have an account, on %s', (_name, start) => {
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
    const row: PlayerRow = { id: `${name}-${people}`, name, key: `${name} ${people}`, since: 1, wishes: '{}' }
    await store.players.add(row)
    return row.id
  }

  beforeEach(async () => {
    people++
    guest = await player('guest')
    account = await player('account')
    other = await player('other')
    room = `room-${people}`
    const seat = { room, name: 'Odile', bot: null, key: 'key', nonce: null }
    await store.rooms.add(
      {
        id: room,
        game: 'le-havre',
        rules: 1,
        options: '{}',
        seed: 'seed',
        deal: 'deal',
        salt: null,
        seed_chosen: 0,
        settings: '{}',
        host: guest,
        begun: 1,
      },
      [
        { ...seat, seat: 0, player: guest },
        { ...seat, seat: 1, player: other },
      ],
      { room, seq: 0, at: 0, over: 0, waits: '[0]', changed: 1 },
    )
  })

  it('sits in their seats and keeps their tables', async () => {
    expect(await store.playerData.merge(guest, account)).toEqual([room])
    const stored = await store.rooms.find(room)
    expect(stored?.room.host).toBe(account)
    expect(stored?.seats.map((seat) => seat.player)).toEqual([account, other])
    expect(await store.players.withId(guest)).toBeNull()
  })

  it('has what was thought of both, and what nobody thought of the account yet', async () => {
    const [winner = initialSkill(), loser = initialSkill()] = updateSkills([
      { skill: initialSkill(), rank: 1 },
      { skill: initialSkill(), rank: 2 },
    ])
    const rating = (who: string, seats: number, skill: typeof winner): RatingRow => ({
      player: who,
      game: 'le-havre',
      seats,
      ...skill,
      worth: ratingPoints(skill),
      games: 3,
    })
    const rows = [rating(guest, 2, winner), rating(account, 2, loser), rating(guest, 3, winner)]
    const players = [guest, account]
    await store.ratings.saveOnce({
      room,
      game: 'le-havre',
      seats: 2,
      players,
      meetings: null,
      rate: () => rows,
    })
    await store.playerData.merge(guest, account)
    const both = await store.ratings.of([account], 'le-havre', 2)
    const skill = mergeSkills(winner, loser)
    expect(both).toMatchObject([{ games: 6, worth: ratingPoints(skill) }])
    expect(both[0]?.sigma).toBeCloseTo(skill.sigma, 10)
    expect(await store.ratings.of([account], 'le-havre', 3)).toEqual([rating(account, 3, winner)])
    expect(await store.ratings.of([guest], 'le-havre', 2)).toEqual([])
  })

  it('is reached by both their channels, by each once', async () => {
    const channel = (who: string, address: string) =>
      store.channels.add({ id: `${who} ${address}`, player: who, kind: 'mail', address })
    await channel(account, 'one')
    await channel(guest, 'one')
    await channel(guest, 'two')
    await store.playerData.merge(guest, account)
    expect((await store.channels.of(account)).map(({ address }) => address).toSorted()).toEqual([
      'one',
      'two',
    ])
    expect(await store.channels.of(guest)).toEqual([])
  })

  it('is told what the guest was to be told', async () => {
    const job = (id: string, who: string) => ({
      id,
      kind: 'turn',
      room,
      about: JSON.stringify({ player: who, seat: 0, gathered: false }),
      due: 10,
    })
    await store.jobQueue.plan(job(`turn-${room}`, guest), job(`digest-${guest}`, guest))
    await store.playerData.merge(guest, account)
    const due = await store.jobQueue.claim(20, 60_000, 10)
    expect(due.map(({ id }) => id).toSorted()).toEqual([`digest-${account}`, `turn-${room}`].toSorted())
    for (const { about } of due) expect(JSON.parse(about)).toMatchObject({ player: account })
    for (const one of due) await store.jobQueue.finish(one)
  })

  it('keeps one digest where both had one', async () => {
    const digest = (who: string) => ({
      id: `digest-${who}`,
      kind: 'turn',
      room,
      about: `{"player":"${who}"}`,
      due: 10,
    })
    await store.jobQueue.plan(digest(guest), digest(account))
    await store.playerData.merge(guest, account)
    const due = await store.jobQueue.claim(20, 60_000, 10)
    expect(due.map(({ id }) => id)).toEqual([`digest-${account}`])
    for (const one of due) await store.jobQueue.finish(one)
  })

  it('has said what they said, hears whom they heard, and reports a line once', async () => {
    const line = (who: string, id: string): Omit<ChatRow, 'no'> => ({
      room,
      id: `${id}-${people}`,
      seat: 0,
      player: who,
      name: 'Odile',
      words: 'ahoy',
      request: id,
      seq: 0,
      made: 1,
    })
    const report = (who: string, id: string, about: string): ReportRow => ({
      id: `${id}-${people}`,
      line: about,
      room,
      player: who,
      author: other,
      name: 'other',
      words: 'ahoy',
      said: 1,
      why: 'rude',
      made: 1,
    })
    await store.chat.say(line(guest, 'own'))
    await store.chat.mute(guest, other)
    await store.chat.mute(account, other)
    await store.chat.mute(other, guest)
    await store.chat.mute(guest, account)
    await store.reports.add(report(guest, 'first', 'a'))
    await store.reports.add(report(account, 'second', 'a'))
    await store.reports.add(report(guest, 'third', 'b'))
    await store.playerData.merge(guest, account)
    const kept = await store.playerData.all(account)
    expect(kept.chat.map(({ words }) => words)).toEqual(['ahoy'])
    expect(kept.muted).toEqual([other])
    expect(kept.reports.map(({ line: about }) => about).toSorted()).toEqual(['a', 'b'])
    expect((await store.playerData.all(other)).muted).toEqual([account])
  })
})
