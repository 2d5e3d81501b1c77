/** Every network fits the table it is for, and has its card. */
import { readdirSync, readFileSync } from 'node:fs'
import { readWeights, type WeightsFile } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { networks } from '../networks.ts'
import { subject } from '../training-game.ts'

const folder = new URL('../weights/', import.meta.url)
const card = readFileSync(new URL('README.md', folder), 'utf8')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? file.replace('.json', '') : []))

it('a network is known by the name of its file, and none is forgotten', () => {
  expect([...networks.names].sort()).toEqual(names.sort())
})

describe.each(names)('%s', (name) => {
  const network = readWeights(
    JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as WeightsFile,
  )

  it('fits its table', () => {
    const { version, players } =
      /^packet-row-(?:(?<version>full|short)-)?(?<players>\d)$/.exec(name)?.groups ?? {}
    const options = subject.rules.options({
      players: Number(players),
      ...(version === undefined ? {} : { version }),
    })
    expect(options.ok && subject.shapeFor(options.value)).toEqual(network.shape)
    expect(options.ok && `packet-row-${subject.setUpName(options.value)}`).toBe(name)
  })

  it('has its card', () => {
    const inputs = network.shape.inputs
    const weights = network.weights.length.toLocaleString('en')
    expect(card).toContain(`| \`${name}\` | ${inputs} | ${weights} |`)
  })
})
