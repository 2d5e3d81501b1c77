/** Invalid positions for tests: real ones with something changed, and assembled ones. */
import { random } from '@quayside/kernel'
import { changeLiteral } from '@quayside/kernel/conformance'
import fc from 'fast-check'
import { BUILDINGS, leHavre, MODULES } from '../rules/index.ts'
import { moduleTableNumber, tableNumber } from './option-sets.ts'

/** The position of a random game after this many commands, or a seat's view of it. */
const written = (number: number, seed: number, steps: number, viewer: number): unknown => {
  const options = leHavre.options(number % 2 === 0 ? tableNumber(number) : moduleTableNumber(number))
  if (!options.ok) throw new Error(options.refusal.code)
  const state = leHavre.setup(options.value, `position-${seed}`)
  const source = random(`position ${seed}`)
  for (let step = 0; step < steps; step++) {
    const deciders = leHavre.deciders(state)
    const seat = deciders[source.nextInt(Math.max(1, deciders.length))]
    if (seat === undefined) break
    const commands = leHavre.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    if (command !== undefined) leHavre.apply(state, seat, command)
  }
  const seen = viewer < options.value.players ? leHavre.view(state, viewer) : state
  return JSON.parse(JSON.stringify(leHavre.position.write(seen))) as unknown
}

const real = fc
  .tuple(fc.nat(199), fc.nat(9999), fc.nat(400), fc.nat(9))
  .map(([number, seed, steps, viewer]) => written(number, seed, steps, viewer))

const building = fc.constantFrom(...BUILDINGS.map(({ name }) => name))
const buildings = fc.array(building, { maxLength: 5 })
const ship = fc.constantFrom(
  'appoline',
  'dina',
  'lucie',
  'cherbourg',
  'caen',
  'triest',
  'lissabohn',
  'ms-andrea',
)
const amount = fc.nat(40)
const stock = fc.dictionary(
  fc.constantFrom('fish', 'wood', 'clay', 'iron', 'coal', 'steel', 'coke', 'franc'),
  amount,
)

const seat = fc.record(
  {
    stock,
    loans: fc.nat(6),
    disc: fc.option(building),
    buildings,
    ships: fc.array(ship, { maxLength: 3 }),
    hand: fc.array(fc.option(building), { maxLength: 3 }),
    owes: fc.nat(5),
    either: fc.array(building, { maxLength: 2 }),
    knows: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

/** Sparse positions of plausible values. */
const pieced = fc.record(
  {
    options: fc.record({
      players: fc.integer({ min: 1, max: 5 }),
      version: fc.constantFrom('full', 'short'),
      modules: fc.subarray([...MODULES]),
    }),
    rules: fc.integer({ min: 1, max: 2 }),
    start: fc.integer({ min: 1, max: 3 }),
    phase: fc.constantFrom('turns', 'interest', 'feeding', 'final', 'over'),
    round: fc.integer({ min: 1, max: 20 }),
    turn: fc.integer({ min: 1, max: 7 }),
    step: fc.constantFrom('supply', 'main', 'end'),
    town: buildings,
    piles: fc.array(buildings, { minLength: 3, maxLength: 3 }),
    special: fc.array(fc.option(building), { maxLength: 6 }),
    ships: fc.dictionary(
      fc.constantFrom('wooden', 'iron', 'steel', 'luxury'),
      fc.array(ship, { maxLength: 2 }),
    ),
    out: fc.array(building, { maxLength: 1 }),
    strike: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    viewer: fc.constantFrom(null, 1, 2, 'spectator'),
    frames: fc.array(fc.array(fc.nat(120), { minLength: 6, maxLength: 6 }), { maxLength: 2 }),
    seats: fc.dictionary(fc.constantFrom('1', '2', '3'), seat),
  },
  { requiredKeys: [] },
)

/** Wrong values. An amount at the limit would exceed it during play. */
const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  5,
  7,
  512,
  1e9,
  1.5,
  '',
  'x',
  true,
  false,
  [],
  {},
  [[]],
]
const value = fc.oneof({ weight: 3, arbitrary: building }, ship, amount, fc.constantFrom(...JUNK))

const change = fc.record({
  place: fc.nat(600),
  how: fc.constantFrom('set', 'add', 'remove', 'double'),
  value,
})

/** Anything that could be handed to `position.read`. */
export const anyPosition: fc.Arbitrary<unknown> = fc
  .tuple(fc.oneof(real, pieced), fc.array(change, { maxLength: 4 }))
  .map(([literal, changes]) => changes.reduce(changeLiteral, literal))
