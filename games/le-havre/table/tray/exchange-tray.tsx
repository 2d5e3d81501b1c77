/** Tray for exchanging one good for another. */

import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { Primary, Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useId, useMemo, useState } from 'react'
import { type Command, leHavre, TOKENS } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { bestSwap, type Control } from '../view-models/decision.ts'
import { commandCard } from '../view-models/option-cards.ts'
import { useMarkPicked, useTrayDecision } from './decision-context.ts'
import { contextText, questionText } from './question-text.ts'
import { TrayFrame } from './tray-frame.tsx'

interface TokenChoiceProps {
  readonly title: string
  readonly tokens: readonly number[]
  readonly chosen: number | null
  readonly onChoose: (token: number) => void
}

const TokenChoice = ({ title, tokens, chosen, onChoose }: TokenChoiceProps) => {
  const { texts } = useTrayDecision()
  const group = useId()
  return (
    <fieldset className={`${layout.column} ${trayStyles.option} ${trayStyles.tokens}`}>
      <legend>{title}</legend>
      {tokens.map((token) => {
        const name = TOKENS[token] ?? 'fish'
        return (
          <label key={name} className={token === chosen ? trayStyles.on : ''} data-part={name}>
            <input
              type="radio"
              className={pieceStyles.hidden}
              name={group}
              checked={token === chosen}
              onChange={() => onChoose(token)}
            />
            <Icon name={tokenIcon(name)} label={texts.game.names.tokens[name].name} />
          </label>
        )
      })}
    </fieldset>
  )
}

const NOTHING: readonly Command[] = []

export const ExchangeTray = ({ control }: { readonly control: Extract<Control, { kind: 'exchange' }> }) => {
  const asking = useTrayDecision()
  const { texts, decision, decide } = asking
  const suggested = bestSwap(control.answers)
  const [give, setGive] = useState<number | null>(suggested?.gives ?? null)
  const [get, setGet] = useState<number | null>(suggested?.gets ?? null)
  const chosen = control.answers.find(({ gives, gets }) => gives === give && gets === get)?.command
  const commands = useMemo(() => (chosen === undefined ? NOTHING : [chosen]), [chosen])
  const { leave } = control
  useMarkPicked(commands)
  return (
    <TrayFrame
      context={contextText(asking)}
      question={questionText(decision.asked, 0, asking)}
      options={
        <div className={`${trayStyles.options} ${trayStyles.two}`}>
          <TokenChoice
            title={texts.tray('exchange.give')}
            tokens={control.gives}
            chosen={give}
            onChoose={setGive}
          />
          <TokenChoice
            title={texts.tray('exchange.get')}
            tokens={control.gets}
            chosen={get}
            onChoose={setGet}
          />
        </div>
      }
      go={
        <>
          <Primary
            label={chosen === undefined ? texts.tray('choose-one') : commandCard(chosen, asking).label}
            disabled={chosen === undefined}
            onClick={() => decide(commands)}
          />
          <div className={trayStyles.row}>
            {leave === null ? null : (
              <Secondary
                label={texts.tray('finish')}
                option={leHavre.notation.print(leave)}
                onClick={() => decide([leave])}
              />
            )}
            <UndoButton />
          </div>
          <UndoLine />
        </>
      }
    />
  )
}
