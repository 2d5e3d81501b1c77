import { random, rulesOfVersion, shuffle } from '@quayside/kernel'
import { perft } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { standardCatalogue } from '../rules/catalogue/catalogue.ts'
import { packetRow } from '../rules/index.ts'
import { table } from '../rules/testing/index.ts'

const setup = (version: number, players: number) => {
  const rules = rulesOfVersion(packetRow, version)
  const options = packetRow.options({ players })
  if (!rules.ok || !options.ok) throw new Error('no set-up')
  return rules.value.setup(options.value, 'perft')
}

/** Every seat holds cards to deliver, cash and use, one round before the end. */
const rich = () =>
  table({
    players: 3,
    seats: [
      {
        hand: ['fur-2-gb', 'fur-4-fr', 'fur-3', 'fur-3', 'nugget-1', 'assistant'],
        ships: ['ship-gb', 'ship-fr'],
      },
      { hand: ['cotton-2-es', 'grain-2', 'cotton-1', 'trader', 'money-4'], ships: ['ship-es', 'ship-de'] },
      { hand: ['tobacco-2-se', 'nugget-2', 'captain', 'money-2'], ships: ['ship-nl'] },
    ],
    boards: { docks: { current: ['captain', 'nugget-1'], future: ['ship-se'], left: 0 } },
  }).state

describe('the number of ways to go on', () => {
  it.each([
    [1, 2, [4, 11, 60, 250, 708, 3230, 14705]],
    [1, 3, [4, 11, 24, 73, 288, 814, 2191]],
    [1, 4, [4, 14, 41, 100, 314, 1215, 4201]],
    [1, 5, [4, 17, 62, 193, 512, 1625, 6194]],
    [2, 2, [4, 12, 76, 316, 870, 3866, 17046]],
    [2, 3, [4, 12, 28, 100, 396, 1104, 2987]],
    [2, 4, [4, 15, 47, 121, 429, 1655, 5827]],
    [2, 5, [4, 18, 70, 232, 648, 2278, 8703]],
  ])('from the set-up of version %i for %i players has not changed', (version, players, counts) => {
    expect(counts.map((_, depth) => perft(packetRow, setup(version, players), depth + 1))).toEqual(counts)
  })

  it('from a rich position has not changed', () => {
    const counts = [1, 2, 3, 4, 5].map((depth) => perft(packetRow, rich(), depth))
    expect(counts).toEqual([8, 38, 172, 874, 5438])
  })

  // Here the search for deliveries stops early, so that its order decides which deliveries are listed.
  it.each([
    [30, 61],
    [40, 74],
    [50, 112],
    [60, 226],
    [70, 73],
    [90, 124],
  ])('by delivering from a hand of %i cards has not changed', (size, count) => {
    const { words, copies } = standardCatalogue
    const isOfUse = (word: string) => word !== '' && !/^money|banker|assistant/.test(word)
    const stock = words.flatMap((word, kind) =>
      Array<string>(isOfUse(word) ? (copies[kind] ?? 0) : 0).fill(word),
    )
    const cards = shuffle(stock, random(`rich ${size} 0`)).slice(0, size)
    const isShip = (card: string) => card.startsWith('ship-')
    const own = { hand: cards.filter((card) => !isShip(card)), ships: cards.filter(isShip) }
    const t = table({ players: 3, seats: [own, { hand: [] }, { hand: [] }] })
    expect(t.offers(1, 'deliver')).toHaveLength(count)
  })
})
