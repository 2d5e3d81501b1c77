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
  ])('is %s', (_what, text, parsed) => {
    expect(parseChatText(text)).toEqual({ ok: true, value: parsed })
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

  let posted = 0
  const post = async (room: Room, seat: number | null, name: string, text: string, request?: string) => {
    posted++
    const named = request ?? `message-${posted}`
    const result = await fixture.services.chat.say(
      { room, seat, player: await fixture.player(name) },
      { request: named, text },
    )
    return result.ok ? null : result.refusal.code
  }

  const reader = async (room: Room, seat: number | null, name: string): Promise<ChatReader> =>
    new ChatReader(fixture.store.chat, room, seat, await fixture.player(name))

  const readTexts = async (one: ChatReader): Promise<string[]> =>
    (await one.readNew()).map(({ name, text }) => `${name}: ${text}`)

  it('reaches a reader completely, however many write at the same time', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const player = await fixture.player('Ada')
    const mateo = await reader(room, 1, 'Mateo')
    const read: string[] = []
    let isOver = false
    const reading = (async () => {
      while (!isOver) for (const { text } of await mateo.readNew()) read.push(text)
    })()
    let no = 0
    const postOnce = (): Promise<unknown> => {
      const text = `${no++}`
      return fixture.store.chat.add({
        room_id: room.row.id,
        id: `${room.row.id} ${text}`,
        seat_number: 0,
        player_id: player,
        author_name: 'Ada',
        text,
        request_id: text,
        entry_count: 0,
        created_at: BEGUN + no,
      })
    }
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 8 }, postOnce))
    isOver = true
    await reading
    for (const { text } of await mateo.readNew()) read.push(text)
    expect(read.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 80 }, (_, number) => `${number}`),
    )
  })

  it('reaches each reader once and in order, also those who come later', async () => {
    fixture.now = BEGUN
    const room = await fixture.table(['Odile', 'Mateo'])
    const mateo = await reader(room, 1, 'Mateo')
    await post(room, 0, 'Odile', 'hello')
    expect(await readTexts(mateo)).toEqual(['Odile: hello'])
    await post(room, 1, 'Mateo', 'hi')
    await post(room, 0, 'Odile', 'ready?')
    expect(await readTexts(mateo)).toEqual(['Mateo: hi', 'Odile: ready?'])
    expect(await readTexts(mateo)).toEqual([])
    const late = await reader(await fixture.reread(room), null, 'Ines')
    expect(await readTexts(late)).toEqual(['Odile: hello', 'Mateo: hi', 'Odile: ready?'])
  })

  it('notifies the participants', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'])
    let notified = 0
    room.subscribers.add({
      chatAdded: () => {
        notified++
      },
    })
    await post(room, 0, 'Odile', 'hello')
    expect(notified).toBe(1)
  })

  it('stores a message once when it is sent twice', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'])
    await Promise.all([post(room, 0, 'Odile', 'once', 'same'), post(room, 1, 'Mateo', 'other', 'same')])
    await post(room, 0, 'Odile', 'once', 'same')
    expect((await readTexts(await reader(room, 0, 'Odile'))).toSorted()).toEqual([
      'Mateo: other',
      'Odile: once',
    ])
  })

  it('keeps its order when several players write at the same time', async () => {
    fixture.now += 60_000
    const room = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal']
    await Promise.all(names.map((name) => post(room, null, name, name)))
    const [one, other] = [await reader(room, 0, 'Odile'), await reader(room, 1, 'Mateo')]
    const lines = await readTexts(one)
    expect(lines).toHaveLength(names.length)
    expect(await readTexts(other)).toEqual(lines)
  })

  it('is for players, for everybody or off, depending on the room', async () => {
    fixture.now += 60_000
    const seats = await fixture.table(['Odile', 'Mateo'])
    expect(await post(seats, null, 'Ines', 'hello')).toBe('chat-players-only')
    const everybody = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    expect(await post(everybody, null, 'Ines', 'hello')).toBe(null)
    const off = await fixture.table(['Odile', 'Mateo'], { chat: 'off' })
    expect(await post(off, 0, 'Odile', 'hello')).toBe('chat-off')
  })

  it('requires a player', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], { chat: 'everybody' })
    const result = await fixture.services.chat.say(
      { room, seat: null, player: null },
      { request: 'a', text: 'hello' },
    )
    expect(result).toMatchObject({ refusal: { code: 'not-signed-in' } })
  })

  it('is rate-limited over all rooms together', async () => {
    fixture.now += 60_000
    const rooms = [await fixture.table(['Odile', 'Mateo']), await fixture.table(['Odile', 'Mateo'])]
    for (let line = 0; line < 6; line++)
      expect(await post(rooms[line % 2] as Room, 0, 'Odile', `line ${line}`, `fast-${line}`)).toBe(null)
    expect(await post(rooms[0] as Room, 0, 'Odile', 'too much')).toBe('chat-rate-limited')
    expect(await post(rooms[0] as Room, 1, 'Mateo', 'my turn')).toBe(null)
    // A repeated request gets the same answer as before.
    expect(await post(rooms[1] as Room, 0, 'Odile', 'line 5', 'fast-5')).toBe(null)
    fixture.now += 10_001
    expect(await post(rooms[0] as Room, 0, 'Odile', 'again')).toBe(null)
  })

  it('hides messages of muted players in all rooms until they are unmuted', async () => {
    fixture.now += 60_000
    const [one, other] = [await fixture.table(['Odile', 'Mateo']), await fixture.table(['Odile', 'Mateo'])]
    const [odile, mateo] = [await fixture.player('Odile'), await fixture.player('Mateo')]
    await fixture.store.chat.mute(mateo, odile)
    await fixture.store.chat.mute(mateo, odile)
    await post(one, 0, 'Odile', 'loud')
    await post(other, 0, 'Odile', 'loud here too')
    await post(other, 1, 'Mateo', 'quiet')
    expect(await readTexts(await reader(one, 1, 'Mateo'))).toEqual([])
    expect(await readTexts(await reader(other, 1, 'Mateo'))).toEqual(['Mateo: quiet'])
    expect(await readTexts(await reader(one, 0, 'Odile'))).toEqual(['Odile: loud'])
    expect(await fixture.store.chat.mutedBy(mateo)).toEqual([{ id: odile, name: 'Odile' }])
    expect(await fixture.store.chat.unmute(mateo, odile)).toBe(true)
    expect(await fixture.store.chat.unmute(mateo, odile)).toBe(false)
    expect(await readTexts(await reader(one, 1, 'Mateo'))).toEqual(['Odile: loud'])
  })
})
