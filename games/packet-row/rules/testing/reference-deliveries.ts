/**
 * The delivery rules by brute force: tries every use of every card. Too slow for play, but simple enough to test the
 * engine against.
 */
import { type Card, DESTINATIONS, GOODS, wordOf } from '../catalogue/card.ts'

/** Whether the contracts can be fulfilled with exactly these cards, none of them idle. */
export const mayDeliver = (contracts: readonly Card[], cards: readonly Card[]): boolean =>
  contracts.length > 0 && goodsSuffice(contracts, cards) && shipsSuffice(contracts, cards)

const goodsSuffice = (contracts: readonly Card[], cards: readonly Card[]): boolean => {
  const demand = GOODS.map((good) =>
    contracts.reduce((sum, card) => sum + ('good' in card && card.good === good ? card.amount : 0), 0),
  )
  const carriers = cards.flatMap((card) => (card.type === 'goods' || card.type === 'gold_nugget' ? card : []))
  const traders = cards.filter((card) => card.type === 'trader').length
  const assign = (index: number, supply: readonly number[], turned: number): boolean => {
    const card = carriers[index]
    if (card === undefined)
      return turned === traders && demand.every((units, good) => (supply[good] ?? 0) >= units)
    return GOODS.some((good, place) => {
      if (demand[place] === 0) return false
      const turns = card.type === 'goods' && card.good !== good ? 1 : 0
      const units = card.type === 'goods' ? card.amount : card.units
      return assign(index + 1, supply.with(place, (supply[place] ?? 0) + units), turned + turns)
    })
  }
  return assign(0, [0, 0, 0, 0], 0)
}

const shipsSuffice = (contracts: readonly Card[], cards: readonly Card[]): boolean => {
  const orders = DESTINATIONS.map(
    (destination) =>
      contracts.filter((card) => 'destination' in card && card.destination === destination).length,
  )
  const ships = cards.flatMap((card) => (card.type === 'merchant_ship' ? card : []))
  const captains = cards.filter((card) => card.type === 'captain').length
  const assign = (index: number, sent: readonly number[], turned: number): boolean => {
    const ship = ships[index]
    if (ship === undefined)
      return turned === captains && orders.every((count, place) => count === 0 || (sent[place] ?? 0) > 0)
    return DESTINATIONS.some((destination, place) => {
      if ((sent[place] ?? 0) >= (orders[place] ?? 0)) return false
      const turns = ship.destination === destination ? 0 : 1
      return assign(index + 1, sent.with(place, (sent[place] ?? 0) + 1), turned + turns)
    })
  }
  return assign(0, [0, 0, 0, 0, 0, 0], 0)
}

/** Every different choice of some of the cards. */
export const choices = (cards: readonly Card[]): Card[][] => {
  const byText = new Map<string, Card[]>()
  for (let set = 0; set < 1 << cards.length; set++) {
    const chosen = cards.filter((_, index) => (set >> index) & 1)
    byText.set(chosen.map(wordOf).join(' '), chosen)
  }
  return [...byText.values()]
}
