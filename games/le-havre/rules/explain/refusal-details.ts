/** Adds parameters to a refusal: what is needed, what the seat holds, who is in the way. */
import type { Seat } from '@quayside/kernel'
import { voyageEnergy } from '../actions/ship-goods.ts'
import { MATERIAL_TOKENS, type Material } from '../catalogue/building.ts'
import { buildingAt, buildingName } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import { FRANC, type Token, type TokenAmounts, tokenName } from '../catalogue/goods.ts'
import { SHIP_TYPE, SHIP_TYPE_RECORDS, type ShipCard } from '../catalogue/ships.ts'
import { shipWord } from '../notation/notation-words.ts'
import { energyDue, energyHeld } from '../payment/energy.ts'
import { feeTerms } from '../payment/fee.ts'
import { foodHeld } from '../payment/food.ts'
import { because, type Hindrance, type LeHavreRefusal, type RefusalReasons } from '../refusals.ts'
import { discOf, stock } from '../state/seats.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { players } from '../state/table.ts'

/** What the seat wanted to do; `need` and `have` where they differ from the card's. */
interface Subject {
  readonly building?: BuildingCard
  readonly ship?: ShipCard
  readonly good?: Token
  readonly seat?: Seat
  readonly need?: number
  readonly have?: number
}

/** The refusal for a hindrance, with all parameters that its code and subject allow. */
export const detail = (s: State, seat: Seat, code: Hindrance, subject: Subject): LeHavreRefusal => {
  const about = aboutOf(subject)
  switch (code) {
    case 'occupied':
      return because(code, { ...about, seat: occupant(s, seat, subject.building ?? NONE) + 1 })
    case 'lacks-francs':
      return because(code, {
        ...about,
        need: subject.need ?? francsNeeded(subject),
        have: stock(s, seat, FRANC),
      })
    case 'cannot-pay-fee':
      return because(code, { ...about, ...feeParams(s, seat, subject.building) })
    case 'lacks-energy':
      return because(code, {
        ...about,
        need: energyNeeded(s, seat, subject),
        have: subject.have ?? energyFor(s, seat, subject),
      })
    case 'lacks-food':
      return because(code, { ...about, need: foodNeeded(subject), have: foodHeld(s, seat) })
    case 'cannot-use-that':
      return because(code, { ...about, building: buildingName(discElsewhere(s, seat)) })
    case 'lacks-goods':
      return explainMissing(s, seat, about, missingGoods(s, seat, subject.building))
    default:
      return because(code, about)
  }
}

/** Francs are not goods: if only francs are missing, another refusal applies. */
const explainMissing = (
  s: State,
  seat: Seat,
  about: RefusalReasons['not-now'],
  lacks: Missing,
): LeHavreRefusal => {
  const [amount = 0] = lacks.amounts
  const have = stock(s, seat, FRANC)
  return lacks.missing.every((name) => name === tokenName(FRANC)) && amount > 0
    ? because('lacks-francs', { ...about, need: have + amount, have })
    : because('lacks-goods', { ...about, ...lacks })
}

const aboutOf = ({ building, ship, good, seat }: Subject): RefusalReasons['not-now'] => ({
  ...(building === undefined ? {} : { building: buildingName(building) }),
  ...(ship === undefined ? {} : { ship: shipWord(ship) }),
  ...(good === undefined ? {} : { good: tokenName(good) }),
  ...(seat === undefined ? {} : { seat: seat + 1 }),
})

const occupant = (s: State, seat: Seat, building: BuildingCard): Seat => {
  for (let other = 0; other < players(s); other++)
    if (other !== seat && discOf(s, other) === building) return other
  return seat
}

/** A building with another seat's disc. */
const discElsewhere = (s: State, seat: Seat): BuildingCard => {
  for (let other = 0; other < players(s); other++)
    if (other !== seat && discOf(s, other) !== NONE) return discOf(s, other)
  return NONE
}

const effectOf = (building: number | undefined): Effect | null =>
  building === undefined ? null : buildingAt(building).effect

/** For a ship its price, for a visit the francs that the action costs. */
const francsNeeded = ({ building, ship }: Subject): number => {
  if (ship !== undefined) return SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number]?.price ?? 0
  const effect = effectOf(building)
  switch (effect?.op) {
    case 'haul':
    case 'evict':
      return effect.francs
    case 'pick':
      return Math.min(...effect.francs)
    case 'duplicate':
      return effect.costly.francs
    default:
      return 0
  }
}

const feeParams = (
  s: State,
  seat: Seat,
  building: number | undefined,
): Omit<RefusalReasons['cannot-pay-fee'], 'building'> => {
  const terms = building === undefined ? null : feeTerms(building)
  return {
    food: terms?.food ?? 0,
    francs: terms?.francs ?? 0,
    have: foodHeld(s, seat),
    haveFrancs: stock(s, seat, FRANC),
  }
}

const energyFor = (s: State, seat: Seat, { building }: Subject): number =>
  effectOf(building)?.op === 'ship-goods' ? voyageEnergy(s, seat) : energyHeld(s, seat)

const energyNeeded = (s: State, seat: Seat, { building, ship }: Subject): number => {
  if (ship !== undefined) return energyDue(s, seat, SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number]?.energy ?? 0)
  const effect = effectOf(building)
  if (effect?.op === 'ship-goods') return energyDue(s, seat, effect.energyPerShip)
  if (effect?.op !== 'convert') return 0
  const least = effect.parts.map((part) => part.energyOnce + Math.ceil(part.halfEnergyEach / 2))
  return energyDue(s, seat, Math.min(...least))
}

/** The least food that the visit itself costs. */
const foodNeeded = ({ building }: Subject): number => {
  const effect = effectOf(building)
  if (effect?.op === 'convert') return Math.min(...effect.parts.map(({ foodEach }) => foodEach))
  return effect?.op === 'buy-fuel' ? Math.min(...effect.fuels.map(({ food }) => food)) : 0
}

type Missing = Pick<RefusalReasons['lacks-material'], 'missing' | 'amounts'>

const missingFrom = (lacks: readonly { readonly name: string; readonly amount: number }[]): Missing => ({
  missing: lacks.map(({ name }) => name),
  amounts: lacks.map(({ amount }) => amount),
})

const lacking = (s: State, seat: Seat, wanted: TokenAmounts): { name: string; amount: number }[] =>
  wanted
    .map(({ token, amount }) => ({ name: tokenName(token), amount: amount - stock(s, seat, token) }))
    .filter(({ amount }) => amount > 0)

/** The goods that the seat lacks to do it once; empty if any goods would do. */
const missingGoods = (s: State, seat: Seat, building: number | undefined): Missing => {
  const effect = effectOf(building)
  if (effect?.op === 'gain') return missingFrom(lacking(s, seat, effect.requires))
  if (effect?.op === 'tariff') return missingFrom([{ name: tokenName(effect.good), amount: 1 }])
  if (effect?.op !== 'convert') return missingFrom([])
  return missingFrom(
    effect.parts.flatMap(({ from, per }) => [
      ...lacking(s, seat, from),
      ...(per === null ? [] : lacking(s, seat, [{ token: per.token, amount: 1 }])),
    ]),
  )
}

/** The missing material; brick may replace clay and steel may replace iron. */
export const missingMaterial = (s: State, seat: Seat, demand: Material | null): Missing => {
  if (demand === null) return missingFrom([])
  const have = (name: keyof Material): number => stock(s, seat, MATERIAL_TOKENS[name])
  const spare = (name: 'brick' | 'steel'): number => Math.max(0, have(name) - demand[name])
  return missingFrom(
    [
      { name: 'wood', amount: demand.wood - have('wood') },
      { name: 'clay', amount: demand.clay - have('clay') - spare('brick') },
      { name: 'brick', amount: demand.brick - have('brick') },
      { name: 'iron', amount: demand.iron - have('iron') - spare('steel') },
      { name: 'steel', amount: demand.steel - have('steel') },
    ].filter(({ amount }) => amount > 0),
  )
}
