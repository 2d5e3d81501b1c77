import { random } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { VERSIONS } from '../catalogue/rounds.ts'
import type { Command } from '../commands.ts'
import { leHavre } from '../rules.ts'
import { before, newTable, table } from '../testing/index.ts'
import { readPosition } from './read.ts'
import { writePosition } from './write.ts'

type State = ReturnType<typeof newTable>['state']

/** Reads a written position, also after a JSON round trip. */
const readBack = (state: State): State => {
  const read = readPosition(JSON.parse(JSON.stringify(writePosition(state))))
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return read.value
}

const setUps = VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((players) => [version, players] as const))

describe('a position written out', () => {
  test('names everything on a fresh table [LH-R.10]', () => {
    const at = newTable({ players: 1, version: 'short', start: 0, doubleInterest: true }, 'written')
    const { piles, tiles, ...rest } = at.position()
    expect(piles?.flat()).toHaveLength(12)
    expect(tiles).toHaveLength(7)
    expect(rest).toEqual({
      options: {
        players: 1,
        version: 'short',
        start: 0,
        blackMarketRedeal: true,
        stadiumPurchase: true,
        doubleInterest: true,
        marketplaceLimit: 8,
        soloWithoutOthersCards: true,
      },
      start: 1,
      phase: 'turns',
      round: 1,
      turn: 1,
      step: 'supply',
      awaiting: false,
      viewer: null,
      offers: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 },
      town: [
        'building-firm-1',
        'building-firm-2',
        'construction-firm',
        'marketplace',
        'sawmill',
        'black-market',
      ],
      special: [],
      ships: { wooden: ['dina'], iron: [], steel: [], luxury: [] },
      waiting: null,
      modernised: [],
      sold: [],
      seats: {
        '1': {
          stock: {
            fish: 2,
            wood: 2,
            clay: 2,
            iron: 2,
            grain: 0,
            cattle: 1,
            coal: 2,
            hide: 2,
            smoked_fish: 0,
            charcoal: 0,
            brick: 0,
            steel: 0,
            bread: 0,
            meat: 0,
            coke: 0,
            leather: 0,
            franc: 5,
          },
          loans: 0,
          disc: null,
          buildings: [],
          ships: ['appoline'],
          owes: 0,
          knows: [],
          either: [],
        },
      },
      frames: [],
    })
  })

  test('names the action in progress [LH-R.10]', () => {
    const at = before('bakehouse', { franc: 1, grain: 3, wood: 2, coal: 1 }).play(
      'enter bakehouse',
      'convert 3',
    )
    expect(at.position().frames).toHaveLength(2)
    expect([...readBack(at.state)]).toEqual([...at.state])
  })

  test('names what has been sold, modernised, known and owed [LH-R.10]', () => {
    const at = table({
      phase: 'feeding',
      round: 4,
      sold: ['fishery'],
      modernised: ['wharf-1', 'wharf-2'],
      special: ['zoo', 'farm', 'kiln'],
      town: ['building-firm-1', 'fishery', 'wharf-1'],
      seats: {
        '1': { knows: [1, 2], owes: 0, buildings: ['wharf-2'] },
        '2': { either: ['farm', 'zoo'], owes: 3, stock: { fish: 4 }, disc: 'building-firm-1' },
      },
    })
    expect(at.position()).toMatchObject({
      sold: ['fishery'],
      modernised: ['wharf-1', 'wharf-2'],
      seats: { '1': { knows: [1, 2] }, '2': { either: ['farm', 'zoo'], owes: 3 } },
    })
    expect([...readBack(at.state)]).toEqual([...at.state])
  })

  test.each([
    { stadiumPurchase: false },
    { doubleInterest: true },
    { marketplaceLimit: 5 },
    { soloWithoutOthersCards: false, players: 1 },
    { start: 2 },
    { version: 'short' as const },
  ])('names the option %j [LH-R.10]', (options) => {
    const at = newTable(options)
    expect(at.position().options).toMatchObject(options)
    expect([...readBack(at.state)]).toEqual([...at.state])
  })

  test.each(setUps)('reads back the same all through a %s game for %i [LH-R.10]', (version, players) => {
    const source = random(`${version}-${players}`)
    const { state } = newTable({ version, players })
    for (let step = 0; leHavre.deciders(state).length > 0; step++) {
      const seats = leHavre.deciders(state)
      const seat = seats[source.nextInt(seats.length)] ?? 0
      const commands = leHavre.commands(state, seat)
      leHavre.apply(state, seat, commands[source.nextInt(commands.length)] as Command)
      if (step % 5 === 0) expect([...readBack(state)]).toEqual([...state])
    }
    expect([...readBack(state)]).toEqual([...state])
    expect(writePosition(state).phase).toBe('over')
  })

  test('reads back as the same view, holes included [LH-R.10]', () => {
    const { state } = newTable({ players: 3 })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = leHavre.view(state, viewer)
      expect([...readBack(seen)]).toEqual([...seen])
      expect(writePosition(seen)).toMatchObject({
        viewer: viewer === 'spectator' ? viewer : viewer + 1,
        special: [null, null, null, null, null, null],
        tiles: [null, null, null, null, null, null, null],
      })
    }
  })
})
