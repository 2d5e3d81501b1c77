/** Every network fits its set-up and has a training log. */
import { readdirSync, readFileSync } from 'node:fs'
import { readWeights, type WeightsFile } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { networks } from '../networks.ts'
import { trainingGame } from '../training-game.ts'

const folder = new URL('../weights/', import.meta.url)
const card = readFileSync(new URL('README.md', folder), 'utf8')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? file.replace('.json', '') : []))

it('every weights file is listed as a network under its name', () => {
  expect([...networks.names].sort()).toEqual(names.sort())
})

describe.each(names)('%s', (name) => {
  const network = readWeights(
    JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as WeightsFile,
  )

  it('fits its set-up', () => {
    const { version, players } =
      /^le-havre-(?:(?<version>full|short)-)?(?<players>\d)$/.exec(name)?.groups ?? {}
    const options = trainingGame.rules.options({
      players: Number(players),
      ...(version === undefined ? {} : { version }),
    })
    expect(options.ok && trainingGame.shapeFor(options.value)).toEqual(network.shape)
    expect(options.ok && `le-havre-${trainingGame.setUpName(options.value)}`).toBe(name)
  })

  it('has its training log', () => {
    const inputs = network.shape.inputs
    const weights = network.weights.length.toLocaleString('en')
    expect(card).toContain(`| \`${name}\` | ${inputs} | ${weights} |`)
  })
})

describe('the networks of 0.1, kept as opponents in measurements', () => {
  const frozen = new URL('0.1/', folder)

  it.each(readdirSync(frozen))('%s has the inputs of its successor', (file) => {
    const read = (from: URL) =>
      readWeights(JSON.parse(readFileSync(new URL(file, from), 'utf8')) as WeightsFile)
    expect(read(frozen).shape.inputs).toBe(read(folder).shape.inputs)
    expect(read(frozen).weights).not.toEqual(read(folder).weights)
  })
})
