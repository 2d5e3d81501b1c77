import { describe, expect, it } from 'vitest'
import { BUILDINGS, buildingNamed, leHavre, SHIPS } from '../../rules/index.ts'
import { before, newTable, type Table, table } from '../../rules/testing/index.ts'
import type { BoardItem } from '../state/selection.ts'
import {
  affordancesOf,
  commandsFor,
  isSameItem,
  itemsOf,
  whyNotBuildable,
  whyNotLaunchable,
} from './affordances.ts'

const building = (name: string): BoardItem => ({ kind: 'building', card: buildingNamed(name) })
const ship = (name: string): BoardItem => ({
  kind: 'ship',
  card: SHIPS.findIndex((card) => card.name === name),
})

/** The possible commands, and the refused ones with their codes. */
const offered = ({ state }: Table, item: BoardItem, seat = 1): string[] =>
  affordancesOf(state, seat - 1, item).map(
    ({ command, refusal }) => leHavre.notation.print(command) + (refusal === null ? '' : `: ${refusal.code}`),
  )

describe('what can be done with a thing', () => {
  it('is to enter, buy or sell a building, or the reason why not', () => {
    const here = before('clay-mound', { fish: 1 }, { seat1: { buildings: ['fishery'] } })
    expect(offered(here, building('clay-mound'))).toEqual([
      'enter clay-mound',
      'buy clay-mound: lacks-francs',
    ])
    expect(offered(here, building('fishery'))).toEqual(['enter fishery', 'sell fishery'])
    expect(offered(here, building('clay-mound'), 2)).toEqual([
      'enter clay-mound: not-your-turn',
      'buy clay-mound: not-your-turn',
    ])
  })

  it('is to build a proposal only where the game asks for one; before that, to know where and with what', () => {
    const rich = before('building-firm-1', { wood: 9, clay: 9, franc: 0 })
    expect(offered(rich, building('fishery'))).toEqual([
      'build fishery: needs-builder',
      'buy fishery: lacks-francs',
    ])
    expect(offered(before('building-firm-1', { clay: 9 }), building('fishery'))).toEqual([
      'build fishery: lacks-material',
      'buy fishery: lacks-francs',
    ])
    expect(offered(before('building-firm-1', { wood: 9 }).play('take wood'), building('fishery'))).toEqual([
      'buy fishery: lacks-francs',
    ])
    rich.play('enter building-firm-1')
    expect(offered(rich, building('fishery'))).toEqual(['build fishery', 'buy fishery: action-under-way'])
  })

  it('is not to buy what has no price', () => {
    const rich = before('fishery', { franc: 90 }, { piles: [['church'], [], []] })
    expect(offered(rich, building('church'))).toEqual(['build church: lacks-material'])
  })

  it('is to take an offer', () => {
    const here = before('clay-mound', {}, { offers: { wood: 3, clay: 0 } })
    expect(offered(here, { kind: 'offer', offer: 2 })).toEqual(['take wood'])
    expect(offered(here, { kind: 'offer', offer: 3 })).toEqual(['take clay: offer-empty'])
  })

  it('is to buy, build or sell a ship', () => {
    const here = before(
      'wharf-1',
      { franc: 20, wood: 5, coal: 1 },
      { ships: { wooden: ['dina'] }, seat1: { ships: ['lucie'] } },
    )
    expect(offered(here, ship('Dina'))).toEqual(['buy dina', 'build dina: needs-wharf'])
    expect(offered(here, ship('Lucie'))).toEqual(['sell lucie'])
    expect(offered(here, ship('MS Andrea'))).toEqual([])
    const late = before('wharf-1', { franc: 50 }, { ships: { luxury: ['ms-andrea'] } })
    expect(offered(late, ship('MS Andrea'))).toEqual(['build ms-andrea: lacks-material'])
    here.play('enter wharf-1')
    expect(offered(here, ship('Dina'))).toEqual(['build dina', 'buy dina: action-under-way'])
  })

  it('is to repay a loan', () => {
    const debtor = before('clay-mound', { franc: 4 }, { seat1: { loans: 1 } })
    expect(offered(debtor, { kind: 'loan' })).toEqual(['repay: lacks-francs'])
  })

  it('is nothing with a round or a player', () => {
    const here = before('clay-mound', {})
    expect(offered(here, { kind: 'round', round: 3 })).toEqual([])
    expect(offered(here, { kind: 'seat', seat: 1 })).toEqual([])
  })
})

describe('the things that a command is about', () => {
  it('are known for every command of a game, and lead back to it', () => {
    const game = newTable({ players: 4, version: 'short' }, 'things')
    const { state } = game
    for (let step = 0; step < 400 && leHavre.deciders(state).length > 0; step++) {
      const seat = leHavre.deciders(state)[0] ?? 0
      const commands = leHavre.commands(state, seat)
      for (const command of commands)
        for (const item of itemsOf(state, seat, command)) {
          expect(isSameItem(item, item)).toBe(true)
          expect(commandsFor(state, seat, item)).toContain(command)
        }
      const next = commands[(step * 7) % commands.length]
      if (next !== undefined) leHavre.apply(state, seat, next)
    }
  })

  it('are both offers of a haul, the goods of a payment and the guest who is sent home', () => {
    const { state } = table({
      seats: { '2': { disc: 'fishery', buildings: ['fishery'] } },
      piles: [['tannery'], ['bank'], ['colliery']],
    })
    const items = (words: string): BoardItem[] => {
      const command = leHavre.notation.parse(words)
      return command.ok ? itemsOf(state, 0, command.value) : []
    }
    expect(items('haul fish wood')).toEqual([
      { kind: 'offer', offer: 1 },
      { kind: 'offer', offer: 2 },
    ])
    expect(items('pay 1 fish 2 bread')).toEqual([
      { kind: 'token', token: 'fish' },
      { kind: 'token', token: 'bread' },
    ])
    expect(items('evict 2')).toEqual([{ kind: 'seat', seat: 1 }, building('fishery')])
    expect(items('choose wood coal')).toEqual([
      { kind: 'token', token: 'wood' },
      { kind: 'token', token: 'coal' },
    ])
    expect(items('fuel 1 2')).toHaveLength(2)
    expect(items('return swapped')).toEqual([{ kind: 'special-pile' }])
    expect(items('end')).toEqual([])
  })

  it('are the own ships of the types that sail', () => {
    const { state } = before('shipping-line', {}, { seat1: { ships: ['dina', 'cherbourg'] } })
    const sail = leHavre.notation.parse('sail 1 wooden')
    expect(sail.ok && itemsOf(state, 0, sail.value)).toEqual([ship('Dina')])
  })
})

describe('what a seat lacks to build', () => {
  it('is known before the seat is asked to build', () => {
    const { state } = before('clay-mound', { wood: 1 }, { ships: { wooden: ['dina'] } })
    const top = BUILDINGS.findIndex(({ name }) => name === 'fishery')
    expect(whyNotBuildable(state, 0, top)?.code).toBe('lacks-material')
    expect(whyNotLaunchable(state, 0, 2)).toMatchObject({ code: 'lacks-material', params: { amounts: [4] } })
  })
})
