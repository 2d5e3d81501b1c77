import type { SetupProps } from '@quayside/game'
import controls from '@quayside/table/controls/controls.module.css'
import { Segments, Switch } from '@quayside/table/controls/form-controls.tsx'
import { useId } from 'react'
import { leHavre, MODULES, type ModuleName, roundsOf, VERSIONS } from '../../rules/index.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import type { Agreed } from './index.ts'

/** The choice of the game's length. */
export const Questions = ({ players, agreed, agree }: SetupProps<Agreed>) => {
  const texts = useGameTexts()
  return (
    <Segments
      label={texts.board('new.length')}
      choices={VERSIONS.map((value) => ({
        value,
        label: texts.shell('new.version', { version: value, rounds: roundsOf(value, players).length }),
      }))}
      chosen={agreed.version}
      choose={(version) => agree({ version })}
    />
  )
}

export const RULINGS = [
  'blackMarketRedeal',
  'stadiumPurchase',
  'doubleInterest',
  'soloWithoutOthersCards',
] as const

export const MARKETPLACE_LIMITS: readonly number[] = Array.from({ length: 20 }, (_, most) => most).filter(
  (marketplaceLimit) => leHavre.options({ marketplaceLimit }).ok,
)

/** The modules with one added or removed, in the order of the rules. */
const withModule = ({ modules }: Agreed, module: ModuleName, joins: boolean): readonly ModuleName[] =>
  MODULES.filter((known) => (known === module ? joins : modules.includes(known)))

export const Rulings = ({ agreed, agree }: SetupProps<Agreed>) => {
  const texts = useGameTexts()
  const id = useId()
  return (
    <>
      {MODULES.map((module) => (
        <Switch
          key={module}
          label={texts.board('new.module', { module: texts.game.names.modules[module] })}
          on={agreed.modules.includes(module)}
          turn={(joins) => agree({ modules: withModule(agreed, module, joins) })}
        />
      ))}
      {RULINGS.map((ruling) => (
        <Switch
          key={ruling}
          label={rulingText(ruling, texts)}
          on={agreed[ruling]}
          turn={(on) => agree({ [ruling]: on })}
        />
      ))}
      <label className={controls.line} htmlFor={`${id}-limit`}>
        {texts.board('ruling.marketplaceLimit', { building: texts.game.building('marketplace') })}
        <select
          id={`${id}-limit`}
          value={agreed.marketplaceLimit}
          onChange={({ target }) => agree({ marketplaceLimit: Number(target.value) })}
        >
          {MARKETPLACE_LIMITS.map((most) => (
            <option key={most} value={most}>
              {most}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const rulingText = (ruling: (typeof RULINGS)[number], texts: GameTexts): string => {
  switch (ruling) {
    case 'blackMarketRedeal':
      return texts.board('ruling.blackMarketRedeal', { building: texts.game.building('black-market') })
    case 'stadiumPurchase':
      return texts.board('ruling.stadiumPurchase', { building: texts.game.building('football-stadium') })
    default:
      return texts.board(`ruling.${ruling}`)
  }
}
