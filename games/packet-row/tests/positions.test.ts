import process from 'node:process'
import { random } from '@quayside/kernel'
import { changeLiteral, conformFrom } from '@quayside/kernel/conformance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packetRow, type State } from '../rules/index.ts'

// A short run; `QUAYSIDE_POSITIONS=100000` tries as many as wanted.
const POSITIONS = Number(process.env['QUAYSIDE_POSITIONS'] ?? 150)

/** The position of a random game after this many commands, or a seat's view of it. */
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

const anyPosition = fc
  .tuple(real, fc.array(change, { maxLength: 3 }))
  .map(([literal, changes]) => changes.reduce(changeLiteral, literal))

/** A view is continued with a sampled state. */
const whole = (state: State): State =>
  JSON.stringify(packetRow.position.write(state)).includes('"?"')
    ? packetRow.sampleState(state, random('whole'))
    : state

it('any written position is refused with a reason or can be continued [PR-15.7]', {
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
