import { MODULES, type Options } from '@quayside/le-havre'
import { useId } from 'react'
import { changedRulings, type Draft, MARKETPLACE_LIMITS, RULINGS, withModule } from '../../state/new-game.ts'
import { useWords, type Words } from '../../state/words.ts'
import { Switch } from '../parts/switch.tsx'
import { SeedField } from './seed-field.tsx'

interface RulingsProps {
  readonly draft: Draft
  readonly agree: (wish: Partial<Options>) => void
  readonly seed: (seed: string) => void
}

/** Most tables never open this: everything in it has its usual answer. */
export const Rulings = ({ draft, agree, seed }: RulingsProps) => {
  const words = useWords()
  const id = useId()
  const { options } = draft
  return (
    <details className="sh-rulings">
      <summary>
        {words.shell('new.rulings')}{' '}
        <em>{words.shell('new.rulings.hint', { count: changedRulings(draft) })}</em>
      </summary>
      {MODULES.map((module) => (
        <Switch
          key={module}
          label={words.shell('new.module', { module: words.game.names.modules[module] })}
          on={options.modules.includes(module)}
          turn={(joins) => agree({ modules: withModule(options, module, joins) })}
        />
      ))}
      {RULINGS.map((ruling) => (
        <Switch
          key={ruling}
          label={rulingText(ruling, words)}
          on={options[ruling]}
          turn={(on) => agree({ [ruling]: on })}
        />
      ))}
      <label className="sh-line" htmlFor={`${id}-limit`}>
        {words.shell('ruling.marketplaceLimit', { building: words.game.building('marketplace') })}
        <select
          id={`${id}-limit`}
          value={options.marketplaceLimit}
          onChange={({ target }) => agree({ marketplaceLimit: Number(target.value) })}
        >
          {MARKETPLACE_LIMITS.map((most) => (
            <option key={most} value={most}>
              {most}
            </option>
          ))}
        </select>
      </label>
      <SeedField seed={draft.seed} change={seed} />
    </details>
  )
}

const rulingText = (ruling: (typeof RULINGS)[number], words: Words): string => {
  switch (ruling) {
    case 'blackMarketRedeal':
      return words.shell('ruling.blackMarketRedeal', { building: words.game.building('black-market') })
    case 'stadiumPurchase':
      return words.shell('ruling.stadiumPurchase', { building: words.game.building('football-stadium') })
    default:
      return words.shell(`ruling.${ruling}`)
  }
}
