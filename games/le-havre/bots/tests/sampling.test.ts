import { WorldSampler } from '@quayside/bots'
import { expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'

const options = leHavre.options({ players: 3 })
if (!options.ok) throw new Error(options.refusal.code)
const truth = leHavre.setup(options.value, 'worlds')
const view = leHavre.view(truth, 1)

const digests = (seed: string, count: number): string[] => {
  const worlds = new WorldSampler(leHavre, view, seed)
  return Array.from({ length: count }, () => leHavre.hash(worlds.next()))
}

it('every sampled world has the seat’s view', () => {
  const worlds = new WorldSampler(leHavre, view, 'looks')
  for (let count = 0; count < 20; count++)
    expect(leHavre.hash(leHavre.view(worlds.next(), 1))).toBe(leHavre.hash(view))
})

it('worlds differ from each other and are reproducible by seed', () => {
  expect(new Set(digests('one', 20)).size).toBeGreaterThan(10)
  expect(digests('one', 20)).toEqual(digests('one', 20))
  expect(digests('two', 20)).not.toEqual(digests('one', 20))
})
