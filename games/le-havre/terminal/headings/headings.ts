/** The headings of a menu; commands stand under the one of their verb. */
export type Group = 'turn' | 'take' | 'enter' | 'build' | 'answer' | 'pay' | 'buy' | 'sell' | 'loans'

/** The short words around a printed table and catalogue of Le Havre; the sentences come from the texts. */
export interface Headings {
  readonly list: (names: readonly string[]) => string
  /** Between a heading and what belongs to it. */
  readonly colon: string
  readonly version: Readonly<Record<'full' | 'short', string>>
  readonly round: (round: number, of: number) => string
  readonly turn: (turn: number, of: number) => string
  readonly finalStage: string
  readonly over: string
  readonly roundEnd: string
  readonly harvest: Readonly<Record<'yes' | 'no', string>>
  readonly townGets: Readonly<Record<'standard' | 'special' | 'none', string>>
  readonly newShip: (ship: string) => string
  readonly supplyTiles: string
  readonly interest: string
  readonly offers: string
  readonly proposals: string
  readonly below: (cards: number) => string
  readonly emptySpace: string
  readonly town: string
  readonly shipPiles: string
  readonly specialPile: string
  readonly faceDown: (cards: number) => string
  readonly nothing: string
  readonly notForSale: string
  readonly modernised: string
  readonly goods: string
  readonly buildings: string
  readonly ships: string
  readonly discIn: (building: string) => string
  readonly discHome: string
  readonly wealth: (francs: number) => string
  readonly owes: string
  readonly hand: string
  readonly topCards: string
  readonly oneOfTopTwo: string
  readonly groups: Readonly<Record<Group, string>>
  readonly catalogue: {
    readonly goods: string
    readonly food: string
    readonly energy: string
    readonly shipValue: string
    readonly upgradesTo: string
    readonly setUp: string
    readonly eachPlayer: string
    readonly shipTypes: string
    readonly build: string
    readonly capacity: string
    readonly price: string
    readonly foodByPlayers: string
    readonly rounds: string
    readonly standard: string
    readonly special: string
  }
}
