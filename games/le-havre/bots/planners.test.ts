import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leHavre, type State } from '../rules/index.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { evaluatorFor } from './planners.ts'

const begun = (version: string, players: number): State => {
  const options = leHavre.options({ version, players })
  if (!options.ok) throw new Error(options.refusal.code)
  return leHavre.setup(options.value, 'minds')
}

const setUps = ['full', 'short'].flatMap((version) =>
  [1, 2, 3, 4, 5].map((players) => ({
    name: `${version}-${players}`,
    evaluator: evaluatorFor(begun(version, players)),
  })),
)

describe('the evaluator of a set-up', () => {
  const judged = setUps
    .filter(({ evaluator }) => evaluator instanceof NetworkEvaluator)
    .map(({ name }) => name)

  it('is its network if the package has one', () => {
    const trained = readdirSync(new URL('./weights/', import.meta.url))
      .flatMap((file) => /^le-havre-(.*)\.json$/.exec(file)?.slice(1) ?? [])
      .sort()
    expect(judged).toEqual(trained)
  })

  it('is a network in every set-up, including short games for four and five', () => {
    expect(judged).toEqual(setUps.map(({ name }) => name))
  })
})
