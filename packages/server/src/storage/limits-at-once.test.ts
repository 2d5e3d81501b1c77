import { describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-databases.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'

const SINCE = { atMost: 5, since: 0 }

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

describe.each(DATABASES)('a limit holds under concurrent requests, on %s:', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  it('API bots of a player', async () => {
    const odile = await fixture.player('Odile')
    const added = await Promise.all(
      times(20).map((number) => {
        const id = `bot.${number}-${fixture.store.node}`
        return fixture.store.bots.add(
          { id, name: 'Anchor', secret_hash: id, created_at: 1, notification_settings_json: '{}' },
          odile,
          10,
        )
      }),
    )
    expect(added.filter((done) => done)).toHaveLength(10)
    expect(await fixture.store.bots.of(odile)).toHaveLength(10)
  })

  it('passkeys of a player, whose old secret ends with the first one', async () => {
    const ines = await fixture.player('Ines')
    const added = await Promise.all(
      times(12).map((number) => {
        const id = `${number}-${fixture.store.node}`
        return fixture.store.passkeys.add(
          {
            id,
            player_id: ines,
            public_key: 'key',
            use_counter: 0,
            transports_json: '[]',
            label: 'phone',
            created_at: 1,
            last_used_at: 1,
          },
          5,
          { unknown: `unknown ${number} ${fixture.store.node}`, session: null },
        )
      }),
    )
    expect(added.toSorted()).toEqual([
      ...Array<string>(5).fill('added'),
      ...Array<string>(7).fill('too-many'),
    ])
    expect(await fixture.store.passkeys.of(ines)).toHaveLength(5)
  })

  it('chat messages of a player, in all rooms together', async () => {
    const rooms = [await fixture.table(['Mateo', 'Odile']), await fixture.table(['Mateo', 'Odile'])]
    const mateo = await fixture.player('Mateo')
    const said = await Promise.all(
      times(20).map((number) =>
        fixture.store.chat.add(
          {
            room_id: rooms[number % 2]?.row.id ?? '',
            id: `line ${number} ${fixture.store.node}`,
            seat_number: 0,
            player_id: mateo,
            author_name: 'Mateo',
            text: 'ahoy',
            request_id: `say-${number}`,
            entry_count: 0,
            created_at: fixture.now,
          },
          SINCE,
        ),
      ),
    )
    expect(said.filter((line) => line !== null)).toHaveLength(5)
  })

  it('reports of a player', async () => {
    const room = await fixture.table(['Odile', 'Ada'])
    const [odile, ada] = [await fixture.player('Odile'), await fixture.player('Ada')]
    const report = (line: string, id: string) => ({
      id: `${id} ${fixture.store.node}`,
      message_id: line,
      room_id: room.row.id,
      reporter_id: odile,
      author_id: ada,
      author_name: 'Ada',
      message_text: 'ahoy',
      message_created_at: 1,
      reason: '',
      created_at: fixture.now,
    })
    const added = await Promise.all(
      times(12).map((number) =>
        fixture.store.reports.add(report(`line ${number}`, `report ${number}`), SINCE),
      ),
    )
    expect(added.toSorted()).toEqual([
      ...Array<string>(5).fill('added'),
      ...Array<string>(7).fill('too-many'),
    ])
    const again = report(`line ${added.indexOf('added')}`, 'again')
    const known = await fixture.store.reports.add(again, { atMost: 100, since: 0 })
    expect(known).toBe('known')
  })

  it('sessions of a player, of which the oldest end', async () => {
    const eve = await fixture.player('Eve')
    const session = (number: number) => ({
      secret_hash: `session ${number} ${fixture.store.node}`,
      player_id: eve,
      created_at: number,
      last_used_at: number,
    })
    await Promise.all(times(8).map((number) => fixture.store.players.signIn(session(number), 5)))
    await fixture.store.players.signIn(session(8), 5)
    const hashes = times(9).map((number) => session(number).secret_hash)
    expect(await fixture.store.players.knownKeys(hashes)).toEqual(new Set(hashes.slice(4)))
  })
})
