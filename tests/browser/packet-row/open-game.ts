/** Opens games of Packet Row in the browser. */
import { expect, type Page } from '@playwright/test'
import { packetRow } from '@quayside/packet-row'
import { type Sparse, table as tableOf } from '@quayside/packet-row/testing'
import { openGame, setSettings, table } from '../table/open-game.ts'

export interface GameSetup {
  readonly players: number
  /** So many seats are players, from the first; the others are bots. */
  readonly people?: number
  readonly seed?: string
  readonly settings?: Readonly<Record<string, unknown>>
}

export const beginPacketRow = async (page: Page, setup: GameSetup): Promise<void> => {
  const { players, people = 1, seed, settings = {} } = setup
  await setSettings(page, settings)
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Game' }).getByRole('radio').nth(1).check()
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio')
    .nth(players - 2)
    .check()
  for (let seat = 0; seat < players; seat++)
    await page
      .getByRole('group', { name: 'Seats' })
      .getByRole('combobox')
      .nth(seat)
      .selectOption(seat < people ? '' : 'deckhand')
  if (seed !== undefined) {
    await page.getByText('House rules and options').click()
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  }
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(people > 1 ? page.locator('[data-ui="hand-over"]') : table(page)).toBeVisible()
}

export const packetRowText = (position: Sparse): string =>
  JSON.stringify(packetRow.position.write(tableOf(position).state))

/** Opens a position as this seat, counted from 1. */
export const openPacketRow = async (page: Page, position: Sparse, seat = 1): Promise<void> => {
  await setSettings(page, {})
  await openGame(page, packetRowText(position), seat - 1)
}

/** The third of four seats is asked in the market, with a hand that can do a little of everything. */
export const ASKED: Sparse = {
  players: 4,
  round: 21,
  master: 4,
  phase: 'asking',
  area: 'market',
  named: ['docks', 'market'],
  asked: 3,
  seats: [
    {
      money: 23,
      hand: ['grain-2-es', 'fur-1', 'banker', 'library', 'trader', 'money-4'],
      ships: ['ship-fr', 'ship-gb'],
      piece: 'docks 1',
    },
    { money: 14, hand: ['tobacco-3', 'grain-3-fr', 'fountain'], ships: ['ship-es'], piece: 'market 1' },
    {
      money: 18,
      hand: [
        'cotton-3-nl',
        'fur-4-es',
        'grain-2-de',
        'cotton-2',
        'fur-1',
        'tobacco-2',
        'nugget-1',
        'trader',
        'captain',
        'assistant',
        'university',
        'banker',
        'money-4',
      ],
      ships: ['ship-nl', 'ship-fr'],
    },
    { money: 38, hand: ['fur-2', 'fur-3-se'], ships: ['ship-se', 'ship-de'] },
  ],
  boards: {
    market: { current: [null, 'fur-2', 'grand-hotel'], future: ['grain-3', 'trader'] },
    docks: { current: [null, 'ship-se', 'captain'], future: ['nugget-2', 'ropewalk'] },
    guildhall: {
      current: ['cotton-2-fr', 'grain-4-nl', 'schoolhouse'],
      future: ['tobacco-4-es', 'assistant'],
    },
    bank: { current: ['money-5', 'banker', 'post-office'], future: ['money-6', 'savings-bank'] },
  },
}

/** The third of five seats is asked late in a game: full hands, many ships, long names, much money. */
export const FIVE: Sparse = {
  players: 5,
  round: 16,
  master: 5,
  phase: 'asking',
  area: 'guildhall',
  named: ['docks', 'guildhall'],
  asked: 3,
  seats: [
    {
      money: 123,
      hand: ['grain-2-es', 'fur-1', 'banker', 'library', 'trader', 'money-4'],
      ships: ['ship-fr', 'ship-gb', 'ship-es', 'ship-de'],
      piece: 'docks 1',
    },
    { money: 14, hand: ['tobacco-3', 'grain-3-fr', 'fountain'], ships: ['ship-es'], piece: 'guildhall 4' },
    {
      money: 18,
      hand: [
        'cotton-3-nl',
        'fur-4-es',
        'grain-2-de',
        'grain-4-gb',
        'cotton-2',
        'fur-1',
        'tobacco-2',
        'nugget-1',
        'trader',
        'captain',
        'assistant',
        'university',
        'banker',
        'money-4',
        'theatre',
      ],
      ships: ['ship-nl', 'ship-fr'],
    },
    { money: 0, hand: ['fur-2', 'fur-3-se'] },
    { money: 38, hand: ['fur-2', 'money-2'], ships: ['ship-se', 'ship-de'] },
  ],
  boards: {
    market: { current: ['cotton-2', 'trader', 'grand-hotel', 'fur-2'], future: ['grain-3', 'town-clock'] },
    docks: { current: [null, 'ship-se', 'captain', 'custom-house'], future: ['nugget-2', 'ropewalk'] },
    guildhall: {
      current: ['assistant', 'cotton-2-fr', 'academy-of-arts', null],
      future: ['tobacco-4-es', 'assistant'],
    },
    bank: {
      current: ['money-5', 'banker', 'merchants-exchange', 'printing-house'],
      future: ['money-6', 'savings-bank'],
    },
  },
}

/** The second of two seats may name an area. */
export const NAMING: Sparse = {
  players: 2,
  round: 5,
  master: 2,
  phase: 'naming',
  asked: 2,
  seats: [
    { money: 20, hand: ['fur-2-gb', 'fur-1'] },
    { money: 25, hand: ['start-grain-3-gb', 'money-3'], ships: ['ship-gb'] },
  ],
}

/** After the last round, the first seat has one contract that can still be fulfilled and one that cannot. */
export const LAST: Sparse = {
  players: 2,
  round: 30,
  phase: 'last-deliveries',
  seats: [
    { money: 20, hand: ['fur-2-gb', 'fur-3', 'grain-4-gb', 'university'], ships: ['ship-gb'] },
    { money: 5, hand: ['library'], done: true },
  ],
}
