import type { Tokens } from './goods.ts'

export const SHIP_TYPES = ['wooden', 'iron', 'steel', 'luxury'] as const

export type ShipTypeName = (typeof SHIP_TYPES)[number]

/** Index of a type in SHIP_TYPES. */
export type ShipType = number

export const WOODEN = 0
export const IRON_SHIP = 1
export const STEEL_SHIP = 2
export const SHIP_TYPE_COUNT = 4

export interface ShipTypeRecord {
  readonly build: Tokens
  readonly energy: number
  /** Null if it cannot be bought. */
  readonly price: number | null
  /** Number of goods it carries for the Shipping Line. */
  readonly capacity: number
  /** Food per round with one to five players. */
  readonly food: readonly [number, number, number, number, number]
  readonly needsModernisedWharf: boolean
}

export const SHIP_TYPE_RECORDS: readonly ShipTypeRecord[] = [
  {
    build: { wood: 5 },
    energy: 3,
    price: 14,
    capacity: 2,
    food: [5, 4, 3, 2, 1],
    needsModernisedWharf: false,
  },
  {
    build: { iron: 4 },
    energy: 3,
    price: 20,
    capacity: 3,
    food: [7, 5, 4, 3, 2],
    needsModernisedWharf: true,
  },
  {
    build: { steel: 2 },
    energy: 3,
    price: 30,
    capacity: 4,
    food: [10, 7, 6, 5, 3],
    needsModernisedWharf: true,
  },
  {
    build: { steel: 3 },
    energy: 3,
    price: null,
    capacity: 0,
    food: [0, 0, 0, 0, 0],
    needsModernisedWharf: true,
  },
]

/** A ship, printed on the back of a round card. */
export interface Ship {
  readonly id: string
  readonly name: string
  readonly type: ShipTypeName
  readonly value: number
}

/** Index of a ship, and of its round card, in SHIPS. */
export type ShipCard = number

const ship = (id: string, name: string, type: ShipTypeName, value: number): Ship => ({
  id,
  name,
  type,
  value,
})

export const SHIPS: readonly Ship[] = [
  ship('R01', 'Appoline', 'wooden', 2),
  ship('R02', 'Blanche', 'wooden', 2),
  ship('R03', 'Dina', 'wooden', 2),
  ship('R04', 'Lucie', 'wooden', 4),
  ship('R05', 'Noemi', 'wooden', 4),
  ship('R06', 'Cherbourg', 'iron', 2),
  ship('R07', 'Ophelie', 'wooden', 6),
  ship('R08', 'Boulogne', 'iron', 4),
  ship('R09', 'Salomee', 'wooden', 6),
  ship('R10', 'Saint-Malo', 'iron', 6),
  ship('R11', 'Dunkerque', 'iron', 8),
  ship('R12', 'Triest', 'steel', 10),
  ship('R13', 'Caen', 'iron', 10),
  ship('R14', 'Bremerhaven', 'steel', 16),
  ship('R15', 'Calais', 'iron', 12),
  ship('R16', 'Amsterdam', 'steel', 20),
  ship('R17', 'Lissabohn', 'steel', 24),
  ship('R18', 'MS Susanne', 'luxury', 38),
  ship('R19', 'MS Doris', 'luxury', 34),
  ship('R20', 'MS Andrea', 'luxury', 30),
]

export const SHIP_COUNT = 20

export const SHIP_TYPE: readonly ShipType[] = SHIPS.map((card) => SHIP_TYPES.indexOf(card.type))

export const SHIP_CARD_VALUE: readonly number[] = SHIPS.map((card) => card.value)
