/**
 * All 172 cards, one per line. Every line ends with the source of its values: see `Source`. An owner of the printed
 * game who finds a wrong value can play with a corrected deck (the option `deck`), and may tell us.
 */
import type {
  Contract,
  Deck,
  Destination,
  GoldNugget,
  Good,
  GoodsCard,
  Helper,
  MerchantShip,
  MoneyCard,
  Source,
  StartingContract,
  VictoryPoints,
} from './card.ts'

const contract = (
  good: Good,
  destination: Destination,
  amount: number,
  reward: number,
  source: Source,
): Contract => ({
  id: `guildhall-contract-${good}-${destination}`,
  type: 'contract',
  good,
  amount,
  destination,
  reward,
  count: 1,
  source,
})

const start = (
  good: Good,
  destination: Destination,
  source: Source,
  printed: readonly string[] = [],
): StartingContract => ({
  id: `start-contract-${good}-${destination}`,
  type: 'starting_contract',
  good,
  amount: 3,
  destination,
  reward: 25,
  count: 1,
  source,
  printed,
})

const helper = (id: string, type: Helper['type'], count: number, source: Source): Helper => ({
  id,
  type,
  count,
  source,
})

const ship = (destination: Destination, count: number, source: Source): MerchantShip => ({
  id: `docks-ship-${destination}`,
  type: 'merchant_ship',
  destination,
  count,
  source,
})

const nugget = (units: number, price: number, count: number, source: Source): GoldNugget => ({
  id: `docks-nugget-${units}`,
  type: 'gold_nugget',
  units,
  price,
  count,
  source,
})

const goods = (
  good: Good,
  amount: number,
  price: number,
  count: number,
  source: Source,
  printed: readonly string[] = [],
): GoodsCard => ({
  id: `market-${good}-${amount}`,
  type: 'goods',
  good,
  amount,
  price,
  count,
  source,
  printed,
})

const money = (value: number, count: number, source: Source, printed: readonly string[] = []): MoneyCard => ({
  id: `bank-money-${value}`,
  type: 'money',
  value,
  count,
  source,
  printed,
})

const points = (
  id: string,
  name: string,
  vp: number,
  price: number,
  source: Source,
  printed: readonly string[] = [],
): VictoryPoints => ({ id, type: 'victory_points', name, vp, price, count: 1, source, printed })

export const standardDeck: Deck = {
  guildhall: [
    // good, destination, amount, reward
    contract('grain', 'gb', 4, 35, 'reconstructed'),
    contract('grain', 'fr', 3, 25, 'reconstructed'),
    contract('grain', 'nl', 4, 35, 'reconstructed'),
    contract('grain', 'se', 3, 25, 'reconstructed'),
    contract('grain', 'es', 2, 15, 'reconstructed'),
    contract('grain', 'de', 2, 15, 'reconstructed'),
    contract('cotton', 'gb', 4, 35, 'reconstructed'),
    contract('cotton', 'fr', 2, 15, 'reconstructed'),
    contract('cotton', 'nl', 3, 25, 'printed'),
    contract('cotton', 'se', 4, 35, 'reconstructed'),
    contract('cotton', 'es', 2, 15, 'reconstructed'),
    contract('cotton', 'de', 3, 25, 'reconstructed'),
    contract('fur', 'gb', 2, 15, 'reconstructed'),
    contract('fur', 'fr', 4, 35, 'reconstructed'),
    contract('fur', 'nl', 2, 15, 'reconstructed'),
    contract('fur', 'se', 3, 25, 'reconstructed'),
    contract('fur', 'es', 4, 35, 'reconstructed'),
    contract('fur', 'de', 3, 25, 'reconstructed'),
    contract('tobacco', 'gb', 2, 15, 'reconstructed'),
    contract('tobacco', 'fr', 3, 25, 'reconstructed'),
    contract('tobacco', 'nl', 3, 25, 'reconstructed'),
    contract('tobacco', 'se', 2, 15, 'reconstructed'),
    contract('tobacco', 'es', 4, 35, 'reconstructed'),
    contract('tobacco', 'de', 4, 35, 'reconstructed'),
    helper('guildhall-assistant', 'assistant', 5, 'derived'),
    // id, name, points, price
    points('guildhall-vp-1', 'Fire Watchtower', 2, 8, 'reconstructed'),
    points('guildhall-vp-2', 'Public Well', 2, 6, 'reconstructed'),
    points('guildhall-vp-3', 'Schoolhouse', 3, 13, 'reconstructed'),
    points('guildhall-vp-4', 'Almshouse', 3, 11, 'reconstructed'),
    points('guildhall-vp-5', 'University', 4, 18, 'reconstructed', ['name', 'vp', 'price']),
    points('guildhall-vp-6', 'Courthouse', 4, 20, 'reconstructed'),
    points('guildhall-vp-7', 'Church', 5, 23, 'reconstructed', ['name']),
    points('guildhall-vp-8', 'Academy of Arts', 5, 25, 'reconstructed'),
    points('guildhall-vp-9', 'Town Hall', 6, 28, 'reconstructed', ['name']),
  ],
  docks: [
    // destination, copies
    ship('gb', 3, 'derived'),
    ship('fr', 3, 'derived'),
    ship('nl', 3, 'derived'),
    ship('se', 3, 'derived'),
    ship('es', 3, 'derived'),
    ship('de', 3, 'derived'),
    helper('docks-captain', 'captain', 5, 'printed'),
    // units, price, copies
    nugget(1, 4, 5, 'printed'),
    nugget(2, 8, 5, 'reconstructed'),
    points('docks-vp-1', 'Quayside Lamps', 2, 8, 'reconstructed'),
    points('docks-vp-2', 'Pilot Station', 2, 10, 'reconstructed'),
    points('docks-vp-3', 'Fish Hall', 3, 13, 'reconstructed'),
    points('docks-vp-4', "Sailors' Home", 3, 11, 'reconstructed'),
    points('docks-vp-5', 'Ropewalk', 4, 16, 'reconstructed'),
    points('docks-vp-6', 'Ferry Terminal', 4, 18, 'reconstructed'),
    points('docks-vp-7', 'Lighthouse', 5, 23, 'reconstructed'),
    points('docks-vp-8', 'Shipyard', 5, 25, 'reconstructed'),
    points('docks-vp-9', 'Custom House', 6, 28, 'reconstructed'),
  ],
  market: [
    // good, amount, price, copies
    goods('grain', 1, 2, 2, 'reconstructed'),
    goods('grain', 2, 6, 3, 'reconstructed'),
    goods('grain', 3, 10, 2, 'reconstructed'),
    goods('cotton', 1, 2, 2, 'reconstructed'),
    goods('cotton', 2, 6, 3, 'reconstructed'),
    goods('cotton', 3, 10, 2, 'reconstructed'),
    goods('fur', 1, 2, 2, 'reconstructed'),
    goods('fur', 2, 6, 3, 'reconstructed', ['amount', 'price']),
    goods('fur', 3, 10, 2, 'reconstructed'),
    goods('tobacco', 1, 2, 2, 'reconstructed', ['amount', 'price']),
    goods('tobacco', 2, 6, 3, 'reconstructed'),
    goods('tobacco', 3, 10, 2, 'reconstructed', ['amount', 'price']),
    helper('market-trader', 'trader', 5, 'printed'),
    points('market-vp-1', 'Fountain', 2, 8, 'reconstructed'),
    points('market-vp-2', 'Town Clock', 2, 6, 'reconstructed'),
    points('market-vp-3', 'Bathhouse', 3, 13, 'reconstructed'),
    points('market-vp-4', 'Library', 3, 15, 'reconstructed', ['name', 'price']),
    points('market-vp-5', 'Market Hall', 4, 18, 'reconstructed'),
    points('market-vp-6', 'Theatre', 4, 20, 'reconstructed'),
    points('market-vp-7', 'City Park', 5, 21, 'reconstructed'),
    points('market-vp-8', 'Museum', 5, 23, 'reconstructed'),
    points('market-vp-9', 'Grand Hotel', 6, 26, 'reconstructed'),
  ],
  bank: [
    // value, copies
    money(2, 4, 'reconstructed'),
    money(3, 5, 'reconstructed'),
    money(4, 6, 'reconstructed', ['value']),
    money(5, 5, 'reconstructed'),
    money(6, 4, 'reconstructed'),
    helper('bank-banker', 'banker', 5, 'printed'),
    points('bank-vp-1', 'Pawn House', 2, 8, 'reconstructed'),
    points('bank-vp-2', 'Post Office', 2, 10, 'reconstructed'),
    points('bank-vp-3', 'Printing House', 3, 13, 'reconstructed'),
    points('bank-vp-4', 'Orphanage', 3, 15, 'reconstructed'),
    points('bank-vp-5', 'Savings Bank', 4, 16, 'reconstructed'),
    points('bank-vp-6', 'Hospital', 4, 18, 'reconstructed'),
    points('bank-vp-7', 'Waterworks', 5, 21, 'reconstructed'),
    points('bank-vp-8', 'Railway Depot', 5, 23, 'reconstructed'),
    points('bank-vp-9', "Merchants' Exchange", 6, 30, 'reconstructed'),
  ],
  start: [
    // good, destination; all ask for 3 and pay $25
    start('grain', 'gb', 'reconstructed'),
    start('grain', 'nl', 'reconstructed'),
    start('grain', 'de', 'reconstructed'),
    start('cotton', 'gb', 'reconstructed'),
    start('cotton', 'fr', 'reconstructed'),
    start('cotton', 'se', 'reconstructed'),
    start('fur', 'fr', 'reconstructed'),
    start('fur', 'nl', 'reconstructed'),
    start('fur', 'es', 'reconstructed', ['good', 'destination', 'amount']),
    start('tobacco', 'se', 'reconstructed'),
    start('tobacco', 'es', 'reconstructed'),
    start('tobacco', 'de', 'reconstructed'),
  ],
}
