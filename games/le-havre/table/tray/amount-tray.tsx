/** Tray for a number of times: a stepper that starts at the maximum. */

import { IconLine } from '@quayside/table/icon-line.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { Primary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import { CardTag, OptionCards } from '@quayside/table/tray/option-cards.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo, useState } from 'react'
import { type Command, readAll } from '../../rules/index.ts'
import { commandCard, type OptionCard } from '../view-models/option-cards.ts'
import { type DecisionContext, useMarkPicked, useTrayDecision } from './decision-context.ts'
import { contextText, questionText } from './question-text.ts'
import { Stepper } from './steppers.tsx'
import { TrayFrame } from './tray-frame.tsx'

/** Answers that get a card besides the stepper: the lowest and the middle one. */
const besides = (answers: readonly Command[]): Command[] => {
  const places = new Set([Math.floor((answers.length - 1) / 2), 0])
  places.delete(answers.length - 1)
  return [...places].flatMap((place) => answers[place] ?? [])
}

const NOTHING: readonly Command[] = []

/** The card with the number of times as its title and label, because its icons show the rest. */
const briefCard = (command: Command, asking: DecisionContext): OptionCard => {
  const [{ times } = { times: 0 }] = readAll([command], 'convert')
  const title = asking.texts.game.say('command.convert', { times })
  return { ...commandCard(command, asking), title, label: title }
}

export const AmountTray = ({ answers }: { readonly answers: readonly Command[] }) => {
  const asking = useTrayDecision()
  const { texts, decision, decide } = asking
  const [place, setPlace] = useState(answers.length - 1)
  const chosen = answers[place]
  const card = useMemo(() => (chosen === undefined ? null : briefCard(chosen, asking)), [chosen, asking])
  const cards = useMemo(
    () => besides(answers).map((command) => briefCard(command, asking)),
    [answers, asking],
  )
  useMarkPicked(card?.commands ?? NOTHING)
  const [{ times: least } = { times: 0 }] = readAll(answers, 'convert')
  const isBeside = cards.some(({ id }) => id === card?.id)
  return (
    <TrayFrame
      context={contextText(asking)}
      question={questionText(decision.asked, 0, asking)}
      options={
        <div className={trayStyles.amount}>
          <div className={`${layout.column} ${trayStyles.option} ${isBeside ? '' : trayStyles.selected}`}>
            <span className={trayStyles.title}>
              <span className={trayStyles.titleText}>{texts.tray('amount')}</span>
              <Stepper
                icon={null}
                name={texts.tray('amount')}
                count={least + place}
                least={least}
                most={least + answers.length - 1}
                onChange={(count) => setPlace(count - least)}
              />
            </span>
            <span className={trayStyles.cost}>
              <IconLine pieces={card?.icons ?? []} />
              <CardTag tag={card?.tag ?? null} />
            </span>
            <span className={pieceStyles.hidden} role="status">
              {chosen === undefined ? '' : commandCard(chosen, asking).label}
            </span>
            <span className={trayStyles.detail} title={card?.detail}>
              {card?.detail === '' ? texts.tray('amount.hint') : card?.detail}
            </span>
          </div>
          <OptionCards
            cards={cards}
            picked={isBeside ? (card?.id ?? null) : null}
            onPick={({ commands: [command] }) =>
              setPlace(command === undefined ? place : answers.indexOf(command))
            }
          />
        </div>
      }
      go={
        <>
          <Primary
            label={card?.label ?? texts.tray('choose-one')}
            disabled={card === null}
            onClick={() => {
              if (card !== null) decide(card.commands)
            }}
          />
          <div className={trayStyles.row}>
            <UndoButton />
          </div>
          <UndoLine />
        </>
      }
    />
  )
}
