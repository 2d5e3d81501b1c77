import { setup as leHavre } from '@quayside/le-havre/table/setup/index.ts'
import { MARKETPLACE_LIMITS } from '@quayside/le-havre/table/setup/set-up-fields.tsx'
import { setup as packetRow } from '@quayside/packet-row/table/setup/index.ts'
import type { TextStorage } from '@quayside/table/page/browser-storage.ts'
import { describe, expect, it } from 'vitest'
import {
  createId,
  FIRST_DRAFT,
  formOf,
  levelIn,
  levelsIn,
  MAX_PLAYERS,
  optionsOf,
  ownLevelsIn,
  parseDraft,
  planOf,
  readDraft,
  saveDraft,
  seatsIn,
  withAgreed,
  withGame,
  withPlayers,
  withSeat,
} from '../../packages/web/src/state/new-game-draft.ts'
import { withEvenLevel } from '../../packages/web/src/statistics/even-seats.ts'

const ME = { name: '', bot: null }

const botName = (seat: number): string => `bot ${seat + 1}`

const FIRST = formOf(FIRST_DRAFT, leHavre)

describe('a new game', () => {
  it('has one person and bots by default, with a random starting player', () => {
    expect(planOf(FIRST, botName)).toMatchObject({
      game: 'le-havre',
      options: { players: 3, version: 'full', start: 'random' },
      seats: [
        { name: '', bot: null },
        { name: 'bot 2', bot: 'mate' },
        { name: 'bot 3', bot: 'mate' },
      ],
    })
  })

  it('keeps the names that were entered', () => {
    const draft = withSeat(FIRST_DRAFT, 1, { name: '  Odile ', bot: 'captain' })
    expect(planOf(formOf(draft, leHavre), botName).seats[1]).toEqual({ name: 'Odile', bot: 'captain' })
  })

  it('has a random seed unless one is entered', () => {
    const [one, other] = [planOf(FIRST, botName), planOf(FIRST, botName)]
    expect(one.seed).not.toBe(other.seed)
    expect(planOf(formOf({ ...FIRST_DRAFT, seed: ' sunday ' }, leHavre), botName).seed).toBe('sunday')
  })

  it('has a random starting player again when the chosen one is removed', () => {
    const draft = { ...FIRST_DRAFT, players: 4, start: 3 }
    expect(withPlayers(draft, 5)).toMatchObject({ players: 5, start: 3 })
    expect(withPlayers(draft, 3)).toMatchObject({ players: 3, start: 'random' })
  })

  it('counts the rulings that differ from the defaults', () => {
    const changed = { ...leHavre.usual, doubleInterest: true, marketplaceLimit: 4 }
    expect([leHavre.changed(leHavre.usual), leHavre.changed(changed)]).toEqual([0, 2])
    expect(packetRow.changed({ dryAreas: 2, deck: null })).toBe(1)
  })

  it('offers what the rules allow', () => {
    expect(MAX_PLAYERS).toBe(5)
    expect(MARKETPLACE_LIMITS).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('keeps the options of each game separately', () => {
    const short = withAgreed(FIRST, { version: 'short' })
    const other = withAgreed(formOf(withGame(short, 'packet-row'), packetRow), { dryAreas: 2 })
    expect(optionsOf(formOf(other, packetRow))).toEqual({ players: 3, start: 'random', dryAreas: 2 })
    expect(optionsOf(formOf(withGame(other, 'le-havre'), leHavre))).toMatchObject({ version: 'short' })
  })

  it('adjusts the number of players to the other game', () => {
    const alone = withPlayers(FIRST_DRAFT, 1)
    expect(withGame(alone, 'packet-row')).toMatchObject({ game: 'packet-row', players: 2 })
  })

  it('falls back to defaults where the rules refuse the last options', () => {
    expect(leHavre.read({ version: 'endless' })).toEqual(leHavre.usual)
    expect(packetRow.read({ dryAreas: 9 })).toEqual(packetRow.usual)
  })
})

describe('the bots of a game on this device', () => {
  it('can be an even match or think longer, where the game has levels', () => {
    const seats = [null, 'even', 'commodore+', 'commodore', 'mate'].map((bot) => ({ name: '', bot }))
    expect(seatsIn('le-havre', seats)).toEqual(seats)
    expect(ownLevelsIn('packet-row')).toEqual(['even', ...levelsIn('packet-row'), 'commodore+'])
    expect(ownLevelsIn('toy')).toEqual(levelsIn('toy'))
  })

  it('become a level of the ladder in a room on a server', () => {
    expect([levelIn('le-havre', 'even'), levelIn('le-havre', 'commodore+')]).toEqual(['mate', 'mate'])
  })

  it('are the same in the next form', () => {
    const seats = FIRST_DRAFT.seats
      .with(1, { name: '', bot: 'even' })
      .with(2, { name: '', bot: 'commodore+' })
    expect(parseDraft(JSON.stringify({ ...FIRST_DRAFT, seats })).seats).toEqual(seats)
  })

  it('get the level of an even match when the game begins, and again in a rematch', async () => {
    const seats = [ME, { name: 'Odile', bot: 'even' }, { name: 'Ines', bot: 'captain' }]
    const begun = await withEvenLevel('le-havre', seats)
    expect(begun).toEqual([
      ME,
      { name: 'Odile', bot: 'bosun', isEven: true },
      { name: 'Ines', bot: 'captain' },
    ])
    expect(await withEvenLevel('le-havre', begun)).toEqual(begun)
    expect(await withEvenLevel('le-havre', [ME])).toEqual([ME])
  })
})

describe('the next form', () => {
  it('is like the last one, except for the seed', () => {
    const stored = new Map<string, string>()
    const keep: TextStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
    }
    const five = withPlayers({ ...FIRST_DRAFT, seed: 'x' }, 5)
    const draft = withSeat(withAgreed(formOf(five, leHavre), { version: 'short' }), 4, {
      name: 'Tomas',
      bot: null,
    })
    saveDraft(() => keep, draft)
    expect(readDraft(() => keep)).toEqual({ ...draft, seed: '' })
  })

  it('is found under the key of version 0.1 too', () => {
    const text = JSON.stringify(withPlayers(FIRST_DRAFT, 2))
    const old = (): TextStorage => ({
      getItem: (key) => (key === 'quayside.set-up' ? text : null),
      setItem: () => undefined,
    })
    expect(readDraft(old).players).toBe(2)
  })

  it.each([null, '{', '{}', 'null', '{"players":9,"start":-1,"agreed":[],"seats":[]}'])(
    'is the first one after %j',
    (text) => {
      expect(parseDraft(text)).toEqual(FIRST_DRAFT)
    },
  )

  it('drops a bot level that no longer exists', () => {
    const seats = FIRST_DRAFT.seats.with(1, { name: '', bot: 'admiral' })
    expect(parseDraft(JSON.stringify({ ...FIRST_DRAFT, seats })).seats).toEqual(FIRST_DRAFT.seats)
  })

  it('knows a level by its name of version 0.1', () => {
    const seats = FIRST_DRAFT.seats.with(1, { name: 'Ines', bot: 'harbourmaster' })
    expect(parseDraft(JSON.stringify({ ...FIRST_DRAFT, seats })).seats[1]).toEqual({
      name: 'Ines',
      bot: 'commodore',
    })
  })
})

it('a new id fits in an address and in a record', () => {
  expect(createId()).toMatch(/^[0-9a-z]{2,14}$/)
})
