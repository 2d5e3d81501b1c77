import process from 'node:process'
import { random } from '@quayside/kernel'
import { conformFrom } from '@quayside/kernel/conformance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packetRow, type State } from '../rules/index.ts'

// A short run; `QUAYSIDE_POSITIONS=100000` throws as many as wanted.
const POSITIONS = Number(process.env['QUAYSIDE_POSITIONS'] ?? 150)

/** The position of a random game after so many commands, or what a seat sees of it. */
const written = (players: number, seed: number, steps: number, viewer: number): unknown => {
  const options = packetRow.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const state = packetRow.setup(options.value, `position-${seed}`)
  const source = random(`position ${seed}`)
  for (let step = 0; step < steps; step++) {
    const [seat] = packetRow.deciders(state)
    if (seat === undefined) break
    const commands = packetRow.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    if (command !== undefined) packetRow.apply(state, seat, command)
  }
  const seen = viewer < players ? packetRow.view(state, viewer) : state
  return JSON.parse(JSON.stringify(packetRow.position.write(seen))) as unknown
}

const real = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.nat(9999), fc.nat(200), fc.nat(9))
  .map(([players, seed, steps, viewer]) => written(players, seed, steps, viewer))

const WORDS = [
  'library',
  'grain-2',
  'fur-4-es',
  'ship-gb',
  'captain',
  'assistant',
  'money-4',
  'banker',
  '?',
  'docks',
]
const PHASES = ['naming', 'asking', 'deciding', 'last-choice', 'last-deliveries', 'over', 'market 1']
const JUNK: readonly unknown[] = [null, -1, 0, 1, 2, 3, 40, 1e9, 1.5, 'x', true, [], {}]

const change = fc.record({
  place: fc.nat(900),
  how: fc.constantFrom('set', 'add', 'remove'),
  value: fc.constantFrom<unknown>(...WORDS, ...PHASES, ...JUNK),
})

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

interface Place {
  readonly at: Record<string, unknown>
  readonly key: string
}

const placesIn = (literal: unknown): Place[] => {
  if (typeof literal !== 'object' || literal === null) return []
  const at = literal as Record<string, unknown>
  return Object.keys(at).flatMap((key) => [{ at, key }, ...placesIn(at[key])])
}

const changed = (literal: unknown, { place, how, value }: Change): unknown => {
  const copy: unknown = structuredClone(literal)
  const places = placesIn(copy)
  const found = places[place % Math.max(1, places.length)]
  if (found === undefined) return value
  const { at, key } = found
  const held = at[key]
  if (how === 'add' && Array.isArray(held)) held.push(value)
  else if (how === 'remove' && Array.isArray(at)) at.splice(Number(key), 1)
  else if (how === 'remove') Reflect.deleteProperty(at, key)
  else at[key] = value
  return copy
}

const anyPosition = fc
  .tuple(real, fc.array(change, { maxLength: 3 }))
  .map(([literal, changes]) => changes.reduce(changed, literal))

/** A view is played on as its viewer would imagine it. */
const whole = (state: State): State =>
  JSON.stringify(packetRow.position.write(state)).includes('"?"')
    ? packetRow.sampleState(state, random('whole'))
    : state

it('whatever position is written, it is refused with a reason or plays on [PR-15.7]', {
  timeout: 3_600_000,
}, () => {
  let accepted = 0
  fc.assert(
    fc.property(anyPosition, (literal) => {
      const read = packetRow.position.read(literal)
      if (!read.ok) {
        expect(read.refusal.code).not.toBe('')
        return
      }
      if (packetRow.deciders(read.value).length === 0) return
      accepted++
      conformFrom(packetRow, whole(read.value), random('on'), { depth: 25, every: 12, arrangements: 1 })
    }),
    { numRuns: POSITIONS, ...(process.env['QUAYSIDE_POSITIONS'] ? {} : { seed: 1 }) },
  )
  expect(accepted).toBeGreaterThan(POSITIONS / 20)
})
