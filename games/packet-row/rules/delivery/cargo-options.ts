/** Lists all cargoes that meet a demand from the held cards without waste. */
import { GOODS } from '../catalogue/card.ts'
import { type Catalogue, type Kind, NO_CARD, of } from '../catalogue/catalogue.ts'
import { at } from '../state.ts'
import { add, type Cargo, doublesAt, noUnits, singlesAt, tradersAt, type Units } from './cargo.ts'
import { singlesNeeded } from './cargo-coverage.ts'
import { isWasteful } from './waste.ts'

/** A search for cargoes: first goods as they are, then goods changed by traders, then nuggets. */
interface Search {
  readonly catalogue: Catalogue
  readonly hold: Cargo
  readonly demand: Units
  /** The cargo under construction, and its units without nuggets. */
  readonly cargo: Cargo
  readonly supply: Units
  readonly found: Cargo[]
  readonly budget: TriesLeft
  /** The most units that one trader, and that all nuggets can bring. */
  readonly mostTurned: number
  readonly mostNuggets: number
}

/** How many more cargoes may be tried. */
export interface TriesLeft {
  tries: number
}

export const cargoesFor = (
  catalogue: Catalogue,
  hold: Cargo,
  demand: Units,
  budget: TriesLeft,
): readonly Cargo[] => {
  const search: Search = {
    catalogue,
    hold,
    demand,
    cargo: catalogue.cargo.map(() => 0),
    supply: noUnits(),
    found: [],
    budget,
    mostTurned: biggestCard(catalogue, hold),
    mostNuggets: at(hold, singlesAt(catalogue)) + 2 * at(hold, doublesAt(catalogue)),
  }
  loadGoods(search, 0, NO_CARD)
  return search.found
}

const biggestCard = ({ goods, amount, bySize }: Catalogue, hold: Cargo): number => {
  for (const place of bySize) if (at(hold, place) > 0) return of(amount, at(goods, place))
  return 0
}

/** Adds demanded goods, small cards first; `smallest` is the first card loaded of the latest good. */
const loadGoods = (search: Search, from: number, smallest: Kind): void => {
  const { catalogue, hold, demand, cargo, supply } = search
  const place = nextOfUse(search, from)
  if (place === catalogue.goods.length) {
    turnGoods(search, 0)
    return
  }
  const kind = at(catalogue.goods, place)
  const good = of(catalogue.good, kind)
  const amount = of(catalogue.amount, kind)
  const isFirst = of(catalogue.good, smallest) !== good
  const before = at(supply, good)
  loadGoods(search, place + 1, smallest)
  for (let copies = 1; copies <= at(hold, place); copies++) {
    const short = at(demand, good) - at(supply, good)
    // Another card is too many if nothing is missing, or if it makes the smallest one unnecessary.
    if (short <= 0 || (!isFirst && amount - short >= of(catalogue.amount, smallest))) break
    cargo[place] = copies
    add(supply, good, amount)
    loadGoods(search, place + 1, isFirst ? kind : smallest)
  }
  cargo[place] = 0
  supply[good] = before
}

/** The next goods card, from an index on, that is held and demanded. */
const nextOfUse = ({ catalogue, hold, demand }: Search, from: number): number => {
  let place = from
  while (
    place < catalogue.goods.length &&
    (hold[place] === 0 || demand[of(catalogue.good, at(catalogue.goods, place))] === 0)
  )
    place++
  return place
}

/** Traders change goods cards, from an index on, into goods that are still missing. */
const turnGoods = (search: Search, from: number): void => {
  const { catalogue, hold, demand, cargo, supply, budget } = search
  const trader = tradersAt(catalogue)
  const traders = at(hold, trader) - at(cargo, trader)
  const missing = singlesNeeded(supply, demand, 0)
  if (missing > search.mostNuggets + traders * search.mostTurned || --budget.tries < 0) return
  addNuggets(search)
  if (traders === 0 || missing === 0) return
  add(cargo, trader, 1)
  for (let place = from; place < catalogue.goods.length; place++) {
    if (at(cargo, place) >= at(hold, place)) continue
    const kind = at(catalogue.goods, place)
    const good = of(catalogue.good, kind)
    const amount = of(catalogue.amount, kind)
    add(cargo, place, 1)
    for (let target = 0; target < GOODS.length; target++) {
      if (target === good || at(supply, target) >= at(demand, target)) continue
      add(supply, target, amount)
      turnGoods(search, place)
      add(supply, target, -amount)
    }
    add(cargo, place, -1)
  }
  add(cargo, trader, -1)
}

/** Nuggets for the missing units: every number of double nuggets that saves single ones. */
const addNuggets = (search: Search): void => {
  const { catalogue, hold, demand, cargo, supply } = search
  const single = singlesAt(catalogue)
  const double = doublesAt(catalogue)
  let fewest = Number.POSITIVE_INFINITY
  for (let doubles = 0; doubles <= at(hold, double) && fewest > 0; doubles++) {
    const singles = singlesNeeded(supply, demand, doubles)
    if (singles >= fewest) continue
    fewest = singles
    if (singles > at(hold, single)) continue
    cargo[double] = doubles
    cargo[single] = singles
    keep(search)
  }
  cargo[double] = 0
  cargo[single] = 0
}

const keep = ({ catalogue, hold, demand, cargo, found }: Search): void => {
  if (isWasteful(catalogue, cargo, hold, demand)) return
  if (!found.some((other) => isSame(other, cargo))) found.push(cargo.slice())
}

const isSame = (one: Cargo, other: Cargo): boolean => {
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false
  return true
}
