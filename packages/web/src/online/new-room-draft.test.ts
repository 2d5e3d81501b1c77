import { SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import {
  createRoomRequest,
  INITIAL_ROOM_DRAFT,
  parseRoomDraft,
  readRoomDraft,
  withSeatChoice,
} from './new-room-draft.ts'

const OPTIONS = { players: 3 }

const agreed = (seed: string): Parameters<typeof createRoomRequest>[1] => ({
  game: SAMPLE_GAME,
  options: OPTIONS,
  players: 3,
  seed,
})

describe('the request for a new room', () => {
  it('has a seat for the player, leaves the others open, and has no clock', () => {
    expect(createRoomRequest(INITIAL_ROOM_DRAFT, agreed(' '), 'Odile')).toEqual({
      game: SAMPLE_GAME,
      options: OPTIONS,
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }, { kind: 'open' }],
      settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' }, chat: 'seats' },
      listed: false,
    })
  })

  it('has a time bank for the whole game, or hours for each decision', () => {
    const live = createRoomRequest(
      { ...INITIAL_ROOM_DRAFT, clock: 'live', absent: 'bot' },
      agreed('sea'),
      'Odile',
    )
    expect(live).toMatchObject({
      seed: 'sea',
      settings: {
        clock: { kind: 'live', bank: 1500, increment: 20 },
        onTimeout: { kind: 'bot', level: 'mate' },
      },
    })
    const days = createRoomRequest({ ...INITIAL_ROOM_DRAFT, clock: 'days' }, agreed(''), 'Odile')
    expect(days.settings).toMatchObject({ clock: { kind: 'days', hours: 24 }, onTimeout: { kind: 'wait' } })
  })

  it('has the chosen lobby, chat and delay; active hours and vacation only in correspondence games', () => {
    const draft = {
      ...INITIAL_ROOM_DRAFT,
      listed: true,
      chat: 'everybody',
      delay: 15,
      window: 'day',
      vacation: 7,
      absent: 'policies',
    } as const
    expect(createRoomRequest({ ...draft, clock: 'days' }, agreed(''), 'Odile')).toMatchObject({
      listed: true,
      settings: {
        clock: { kind: 'days', hours: 24, window: { from: 8, to: 20 }, vacation: 7 },
        onTimeout: { kind: 'policies' },
        chat: 'everybody',
        spectatorDelay: { kind: 'minutes', minutes: 15 },
      },
    })
    expect(createRoomRequest({ ...draft, clock: 'live' }, agreed(''), 'Odile').settings?.clock).toEqual({
      kind: 'live',
      bank: 1500,
      increment: 20,
    })
  })

  it('has the player in one seat only', () => {
    const moved = withSeatChoice(INITIAL_ROOM_DRAFT, 2, 'me')
    expect(moved.seats.slice(0, 3)).toEqual(['open', 'open', 'me'])
    expect(withSeatChoice(moved, 0, 'mate').seats.slice(0, 3)).toEqual(['mate', 'open', 'me'])
  })
})

describe('the draft of the last time', () => {
  it('is remembered', () => {
    const draft = withSeatChoice({ ...INITIAL_ROOM_DRAFT, clock: 'days', hours: 48 }, 1, 'captain')
    expect(parseRoomDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it('is found under the key of version 0.1 where the new one is absent', () => {
    const days = { ...INITIAL_ROOM_DRAFT, clock: 'days' } as const
    const stored: Record<string, string> = { 'quayside.new-table': JSON.stringify(days) }
    const storage = () => ({ getItem: (key: string) => stored[key] ?? null, setItem: () => undefined })
    expect(readRoomDraft(storage)).toEqual(days)
    stored['quayside.newRoomDraft'] = JSON.stringify(INITIAL_ROOM_DRAFT)
    expect(readRoomDraft(storage)).toEqual(INITIAL_ROOM_DRAFT)
  })

  it('knows a level by its name of version 0.1', () => {
    const seats = ['me', 'harbourmaster', 'open', 'mate', 'mate']
    expect(parseRoomDraft(JSON.stringify({ ...INITIAL_ROOM_DRAFT, seats })).seats[1]).toBe('commodore')
  })

  it('is remembered except for the lobby, which is chosen each time', () => {
    expect(parseRoomDraft(JSON.stringify({ ...INITIAL_ROOM_DRAFT, listed: true }))).toEqual(
      INITIAL_ROOM_DRAFT,
    )
  })

  it.each([
    null,
    '',
    '[]',
    '{"seats":["me"]}',
    '{"clock":"sundial","bank":7,"seats":["me","me","me","me","me"]}',
  ])('is forgotten where it makes no sense: %s', (text) => {
    expect(parseRoomDraft(text)).toEqual(INITIAL_ROOM_DRAFT)
  })
})
