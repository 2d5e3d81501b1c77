/** Every network in the package fits the table it is for, and has its card. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWeights, type WeightsFile } from '../src/network/weights-file.ts'
import { subjectNames, subjectOf } from '../src/training/subjects.ts'

const folder = new URL('../weights/', import.meta.url)
const card = readFileSync(new URL('README.md', folder), 'utf8')
const names = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe.each(names)('%s', (file) => {
  const name = file.replace('.json', '')
  const network = readWeights(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WeightsFile)

  it('fits its table', () => {
    const game = subjectNames().find((subject) => name.startsWith(`${subject}-`)) ?? ''
    const { version, players } =
      /^(?:(?<version>full|short)-)?(?<players>\d)$/.exec(name.slice(game.length + 1))?.groups ?? {}
    const subject = subjectOf(game)
    const options = subject?.rules.options({
      players: Number(players),
      ...(version === undefined ? {} : { version }),
    })
    expect(options?.ok && subject?.shapeFor(options.value)).toEqual(network.shape)
    expect(options?.ok && `${game}-${subject?.setUpName(options.value)}`).toBe(name)
  })

  it('has its card', () => {
    const inputs = network.shape.inputs
    const weights = network.weights.length.toLocaleString('en')
    expect(card).toContain(`| \`${name}\` | ${inputs} | ${weights} |`)
  })
})
