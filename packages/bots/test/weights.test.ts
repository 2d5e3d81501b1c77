/** Every network in the package fits the table it is for, and has its card. */
import { readdirSync, readFileSync } from 'node:fs'
import { leHavre } from '@quayside/le-havre'
import { describe, expect, it } from 'vitest'
import { readWeights, type WeightsFile } from '../src/network/weights-file.ts'
import { shapeFor } from '../src/training/pupil.ts'

const folder = new URL('../weights/', import.meta.url)
const card = readFileSync(new URL('README.md', folder), 'utf8')
const names = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe.each(names)('%s', (file) => {
  const { version, players } =
    /^le-havre-(?<version>full|short)-(?<players>\d)\.json$/.exec(file)?.groups ?? {}
  const network = readWeights(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WeightsFile)

  it('fits its table', () => {
    const options = leHavre.options({ version, players: Number(players) })
    expect(options.ok && shapeFor(options.value)).toEqual(network.shape)
  })

  it('has its card', () => {
    const inputs = network.shape.inputs
    const weights = network.weights.length.toLocaleString('en')
    expect(card).toContain(`| \`le-havre-${version}-${players}\` | ${inputs} | ${weights} |`)
  })
})
