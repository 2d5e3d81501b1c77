import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { parseGameLine, parseGameLinesHead, parseLineMoves } from '@quayside/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasePersonalData } from '../accounts/personal-data.ts'
import { writeOpenData } from '../process/operate.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { findRules } from './game-registry.ts'
import { dataSetLines, openDataSets } from './open-data.ts'
import { PeopleIndexes } from './people-index.ts'
import type { Room } from './room.ts'

describe.each(DATABASES)('open data on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  const agree = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await fixture.store.openData.give(await fixture.player(name), 1)
  }

  const playToTheEnd = async (room: Room): Promise<void> => {
    for (;;) {
      const [seat] = room.deciders
      if (seat === undefined) return
      const { rules, state } = room.game
      const [command] = rules.commands(state, seat)
      await fixture.play(room, rules.notation.print(command))
    }
  }

  /** A game that was listed in the lobby, where the others joined. */
  const publicTable = async (host: string, ...others: readonly string[]): Promise<Room> => {
    const room = await fixture.table([host, ...others.map(() => 'free')], {}, { listed: true })
    for (const [place, name] of others.entries()) {
      const player = await fixture.store.players.withId(await fixture.player(name))
      if (player === null) throw new Error(name)
      await fixture.rooms.seating.join(room.row.id, place + 1, player)
    }
    return fixture.enter(room.row.id)
  }

  const published = async (): Promise<readonly string[]> =>
    (await openDataSets(fixture.store, fixture.rooms)).flatMap(dataSetLines)

  /** How many games are published. */
  const count = async (): Promise<number> =>
    (await openDataSets(fixture.store, fixture.rooms)).reduce((sum, { lines }) => sum + lines.length, 0)

  it('has a finished public game once all its people have agreed, without names and ids', async () => {
    const room = await publicTable('Odile', 'Mateo')
    await agree('Odile')
    await playToTheEnd(room)
    expect(await count()).toBe(0)
    await agree('Mateo')
    const [head = '', line = '', ...more] = await published()
    expect(more).toEqual([])
    const { rulesVersion, options, seed, moves } = room.game.record
    expect(parseGameLinesHead(head)).toMatchObject({
      value: { game: SAMPLE_GAME, rules: rulesVersion, options },
    })
    const game = parseGameLine(line)
    expect(game).toMatchObject({ value: { seed, seats: ['person', 'person'] } })
    expect(game.ok && game.value.moves).toHaveLength(moves.length)
    for (const secret of ['Odile', 'Mateo', room.row.id, await fixture.player('Odile')])
      expect(`${head}${line}`.toLowerCase()).not.toContain(secret.toLowerCase())
    // The result is that of the moves.
    const rules = findRules(SAMPLE_GAME, rulesVersion)
    const state = rules?.setup(options, seed)
    const text = JSON.parse(line) as { readonly moves: string; readonly totals: readonly number[] }
    for (const { seat, command } of parseLineMoves(text.moves) ?? []) {
      const parsed = rules?.notation.parse(command)
      if (parsed?.ok) rules?.apply(state, seat, parsed.value)
    }
    const scores = rules?.outcome(state)?.scores.toSorted((one, other) => one.seat - other.seat)
    expect(scores?.map(({ total }) => total)).toEqual(text.totals)
  })

  it('loses the games of a player who withdraws, and has them again when they agree again', async () => {
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await fixture.store.openData.withdraw(await fixture.player('Mateo'))
    expect(await count()).toBe(before - 1)
    expect(await fixture.store.openData.isGiven(await fixture.player('Mateo'))).toBe(false)
    await agree('Mateo')
    expect(await count()).toBe(before)
  })

  it('never has a game without the consent of one of three, nor one that is still played', async () => {
    const before = await count()
    await agree('Ines', 'Wei')
    const room = await publicTable('Ines', 'Wei', 'Salome')
    await playToTheEnd(room)
    await publicTable('Ines', 'Wei')
    expect(await count()).toBe(before)
    await agree('Salome')
    expect(await count()).toBe(before + 1)
  })

  it('never has a game that was not listed', async () => {
    const before = await count()
    await agree('Kenji', 'Tomas')
    await playToTheEnd(await fixture.table(['Kenji', 'Tomas']))
    expect(await count()).toBe(before)
  })

  it('never has a game that somebody left, or whose player was deleted', async () => {
    const before = await count()
    await agree('Hao', 'Amina')
    const left = await publicTable('Hao', 'Amina')
    expect(await fixture.act(left, 1, { kind: 'leave-game' })).toBeNull()
    await playToTheEnd(left)
    const deleted = await publicTable('Hao', 'Amina')
    await playToTheEnd(deleted)
    expect(await count()).toBe(before + 1)
    await erasePersonalData(fixture.store, fixture.rooms, await fixture.player('Amina'))
    expect(await count()).toBe(before)
  })

  it('gives the explorer its numbers, which follow a withdrawn consent', async () => {
    const options = { players: 2, version: 'full' }
    fixture.now += 1
    const room = await fixture.table(['Odile', 'free'], {}, { listed: true, options })
    const mateo = await fixture.store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    await fixture.rooms.seating.join(room.row.id, 1, mateo)
    await playToTheEnd(await fixture.enter(room.row.id))
    const clock = { now: 0 }
    const indexes = new PeopleIndexes(fixture.store, fixture.rooms, () => clock.now)
    const setUp = '2-full'
    const index = await indexes.index(SAMPLE_GAME, setUp)
    expect(index).toMatchObject({ games: 1, setUp, sources: [{ players: 'person', games: 1 }] })
    expect(index?.positions[0]).toMatchObject({ turn: 1, games: 1 })
    expect(JSON.stringify(index)).not.toMatch(/odile|mateo/i)
    const newest = await fixture.store.openData.games({ game: SAMPLE_GAME, newest: 1 })
    expect(newest.map(({ room: id }) => id)).toEqual([room.row.id])
    expect(await fixture.store.openData.games({ game: 'nothing', newest: 1 })).toEqual([])
    expect(await indexes.index(SAMPLE_GAME, 'nothing')).toBeNull()
    expect(await indexes.index('nothing', setUp)).toBeNull()
    await fixture.store.openData.withdraw(mateo.id)
    clock.now += 11 * 60_000
    expect(await indexes.index(SAMPLE_GAME, setUp)).toBeNull()
    await agree('Mateo')
  })

  it('is written as one data set for each set-up, and an earlier one is replaced', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-open-'))
    const games = await count()
    const address = database.address
    const written = await writeOpenData(address, folder)
    expect(written).toMatchObject({ value: { games } })
    const files = readdirSync(folder)
    expect(files).toHaveLength(3)
    const lines = files.flatMap((file) =>
      gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .trim()
        .split('\n'),
    )
    expect(lines.toSorted()).toEqual((await published()).toSorted())
    for (const name of ['Odile', 'Mateo', 'Ines', 'Wei', 'Salome'])
      await fixture.store.openData.withdraw(await fixture.player(name))
    expect(await writeOpenData(address, folder)).toMatchObject({ value: { games: 0 } })
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
