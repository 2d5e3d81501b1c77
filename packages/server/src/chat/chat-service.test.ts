import { describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { BEGUN, openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { ChatReader, parseChatText } from './chat-service.ts'

describe('a chat text', () => {
  it.each([
    ['a sentence', '  Well played!  ', 'Well played!'],
    ['another script', '打得好！', '打得好！'],
    ['an emoji of several code points', '👩‍🚀⛵️', '👩‍🚀⛵️'],
    ['a decomposed letter', 'e\u0301', 'é'],
  ])('is %s', (_what, text, words) => {
    expect(parseChatText(text)).toEqual({ ok: true, value: words })
  })

  it.each([
    ['nothing', ' \t ', 'empty-chat-text'],
    ['a new line', 'one\ntwo', 'invalid-chat-text'],
    ['a control', 'beep\u0007', 'invalid-chat-text'],
    ['terminal colours', '\u001b[31mred', 'invalid-chat-text'],
    ['a text direction override', 'abc\u202edef', 'invalid-chat-text'],
    ['an invisible character', 'a\u200bb', 'invalid-chat-text'],
    ['a line separator', 'a\u2028b', 'invalid-chat-text'],
    ['half a surrogate pair', 'a\ud83d', 'invalid-chat-text'],
    ['stacked combining marks', `a${'\u0301\u0316'.repeat(9)}`, 'invalid-chat-text'],
  ])('is not %s', (_what, text, code) => {
    expect(parseChatText(text)).toMatchObject({ refusal: { code } })
  })
})

describe.each(DATABASES)('chat on %s', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  let asked = 0
  const speak = async (room: Room, seat: number | null, name: string, words: string, request?: string) => {
    asked++
    const named = request ?? `say-${asked}`
    const said = await fixture.services.chat.say(
      { room, seat, player: await fixture.player(name) },
      { request: named, words },
    )
    return said.ok ? null : said.refusal.code
  }

  const reader = async (room: Room, seat: number | null, name: string): Promise<ChatReader> =>
    new ChatReader(fixture.store.chat, room, seat, await fixture.player(name))

  const heard = async (one: ChatReader): Promise<string[]> =>
    (await one.readNew()).map(({ name, text: words }) => `${name}: ${words}`)

  it('reaches a reader completely, however many write at the same time', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const player = await fixture.player('Ada')
    const mateo = await reader(room, 1, 'Mateo')
    const told: string[] = []
    let isOver = false
    const reading = (async () => {
      while (!isOver) for (const { text: words } of await mateo.readNew()) told.push(words)
    })()
    let no = 0
    const speakOnce = (): Promise<unknown> => {
      const words = `${no++}`
      return fixture.store.chat.add({
        room_id: room.row.id,
        id: `${room.row.id} ${words}`,
        seat_number: 0,
        player_id: player,
        author_name: 'Ada',
        text: words,
        request_id: words,
        entry_count: 0,
        created_at: BEGUN + no,
      })
    }
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 8 }, speakOnce))
    isOver = true
    await reading
    for (const { text: words } of await mateo.readNew()) told.push(words)
    expect(told.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 80 }, (_, number) => `${number}`),
    )
  })

  it('reaches each reader once and in order, also those who come later', async () => {
    fixture.now = BEGUN
    const room = await fixture.table(['Odile', 'Mateo'])
    const mateo = await reader(room, 1, 'Mateo')
    await speak(room, 0, 'Odile', 'hello')
    expect(await heard(mateo)).toEqual(['Odile: hello'])
    await speak(room, 1, 'Mateo', 'hi')
    await speak(room, 0, 'Odile', 'ready?')
    expect(await heard(mateo)).toEqual(['Mateo: hi', 'Odile: ready?'])
    expect(await heard(mateo)).toEqual([])
    const late = await reader(await fixture.reread(room), null, 'Ines')
    expect(await heard(late)).toEqual(['Odile: hello', 'Mateo: hi', 'Odile: ready?'])
  })

  it('notifies the participants', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'])
    let told = 0
    room.subscribers.add({
      chatAdded: () => {
        told++
      },
    })
    await speak(room, 0, 'Odile', 'hello')
    expect(told).toBe(1)
  })

  it('stores a message once when it is sent twice', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'])
    await Promise.all([speak(room, 0, 'Odile', 'once', 'same'), speak(room, 1, 'Mateo', 'other', 'same')])
    await speak(room, 0, 'Odile', 'once', 'same')
    expect((await heard(await reader(room, 0, 'Odile'))).toSorted()).toEqual(['Mateo: other', 'Odile: once'])
  })

  it('keeps its order when several players write at the same time', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal']
    await Promise.all(names.map((name) => speak(room, null, name, name)))
    const [one, other] = [await reader(room, 0, 'Odile'), await reader(room, 1, 'Mateo')]
    const lines = await heard(one)
    expect(lines).toHaveLength(names.length)
    expect(await heard(other)).toEqual(lines)
  })

  it('is for players, for everybody or off, depending on the room', async () => {
    fixture.now += 60_000
    const seats = await fixture.table(['Odile', 'Mateo'])
    expect(await speak(seats, null, 'Ines', 'hello')).toBe('chat-players-only')
    const everybody = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    expect(await speak(everybody, null, 'Ines', 'hello')).toBe(null)
    const off = await fixture.table(['Odile', 'Mateo'], { chat: 'off' })
    expect(await speak(off, 0, 'Odile', 'hello')).toBe('chat-off')
  })

  it('requires a player', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    const said = await fixture.services.chat.say(
      { room, seat: null, player: null },
      { request: 'a', words: 'hello' },
    )
    expect(said).toMatchObject({ refusal: { code: 'not-signed-in' } })
  })

  it('is rate-limited over all rooms together', async () => {
    fixture.now += 60_000
    const rooms = [await fixture.table(['Odile', 'Mateo']), await fixture.table(['Odile', 'Mateo'])]
    for (let line = 0; line < 6; line++)
      expect(await speak(rooms[line % 2] as Room, 0, 'Odile', `line ${line}`, `fast-${line}`)).toBe(null)
    expect(await speak(rooms[0] as Room, 0, 'Odile', 'too much')).toBe('chat-rate-limited')
    expect(await speak(rooms[0] as Room, 1, 'Mateo', 'my turn')).toBe(null)
    // A repeated request gets the same answer as before.
    expect(await speak(rooms[1] as Room, 0, 'Odile', 'line 5', 'fast-5')).toBe(null)
    fixture.now += 10_001
    expect(await speak(rooms[0] as Room, 0, 'Odile', 'again')).toBe(null)
  })

  it('hides messages of muted players in all rooms until they are unmuted', async () => {
    fixture.now += 60_000
    const [one, other] = [await fixture.table(['Odile', 'Mateo']), await fixture.table(['Odile', 'Mateo'])]
    const [odile, mateo] = [await fixture.player('Odile'), await fixture.player('Mateo')]
    await fixture.store.chat.mute(mateo, odile)
    await fixture.store.chat.mute(mateo, odile)
    await speak(one, 0, 'Odile', 'loud')
    await speak(other, 0, 'Odile', 'loud here too')
    await speak(other, 1, 'Mateo', 'quiet')
    expect(await heard(await reader(one, 1, 'Mateo'))).toEqual([])
    expect(await heard(await reader(other, 1, 'Mateo'))).toEqual(['Mateo: quiet'])
    expect(await heard(await reader(one, 0, 'Odile'))).toEqual(['Odile: loud'])
    expect(await fixture.store.chat.mutedBy(mateo)).toEqual([{ id: odile, name: 'Odile' }])
    expect(await fixture.store.chat.unmute(mateo, odile)).toBe(true)
    expect(await fixture.store.chat.unmute(mateo, odile)).toBe(false)
    expect(await heard(await reader(one, 1, 'Mateo'))).toEqual(['Odile: loud'])
  })
})
