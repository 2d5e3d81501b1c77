import { accept, refused } from '../../../refusal.ts'
import { highCard } from '../rules.ts'
import { broken, counter } from './faulty-rules.ts'

export const brokenSetUps = [
  broken('options', /refused: players$/, 'refuses every option', { options: () => refused('players') }),
  broken('options', /^completed to something else/, 'adds a coin whenever options are completed', {
    options: (raw) => {
      const options = highCard.options(raw)
      return options.ok ? accept({ ...options.value, coins: options.value.coins + 1 }) : options
    },
  }),
  broken('replay', /^\{"line":0,"code":"deal-mismatch"/, 'deals other cards each time', {
    setup: (
      (deal) => (options, seed) =>
        highCard.setup(options, `${seed}.${deal()}`)
    )(counter()),
  }),
  broken('replay', /^the printed record is not understood/, 'counts its versions in halves', {
    version: 0.5,
  }),
]
