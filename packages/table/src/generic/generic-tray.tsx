/** The tray of a game that brings no table of its own: the question with its answers as cards, the best first. */

import type { SuggestedAction, TextAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { useState } from 'react'
import { useTexts, type Words } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import { HintChip, HintPanel } from '../tray/bot-hint.tsx'
import { Primary, UndoButton, UndoLine } from '../tray/buttons.tsx'
import { EndedTray, GameOverTray, useEnded } from '../tray/game-over-tray.tsx'
import { MoreOptions } from '../tray/more-options.tsx'
import { type OptionCard, OptionCards } from '../tray/option-cards.tsx'
import { PlaybackTray } from '../tray/playback-tray.tsx'
import trayStyles from '../tray/tray.module.css'
import { TrayFrame } from '../tray/tray-frame.tsx'
import { choices, type OutlinedGame, playback } from './generic-game.tsx'

/** Cards that lie in the tray itself; the rest is a tap away. */
const IN_TRAY = 3

type Card = OptionCard<unknown>

const cardOf = (
  action: TextAction<unknown> & Partial<SuggestedAction<unknown>>,
  { tableView }: OutlinedGame,
  { tray }: Words,
): Card => ({
  id: action.commands.map((command) => tableView.rules.notation.print(command)).join(', '),
  commands: action.commands,
  title: action.text,
  icons: [],
  tag: null,
  detail: action.note ?? '',
  label: action.text,
  note: action.suggested === true ? tray('tag.suggested') : null,
})

interface TrayProps {
  readonly told: OutlinedGame
  /** The id of the selected line. */
  readonly pointed: string | null
  readonly hasAdviser: boolean
}

interface AnswerTrayProps extends TrayProps {
  readonly seat: Seat
}

const AnswerTray = ({ told, seat, pointed, hasAdviser }: AnswerTrayProps) => {
  const words = useTexts()
  const { tray } = words
  const [wanted, want] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { question, advise } = told.textView
  const answers = question?.answers ?? []
  // What is about the line that is pointed at comes first, and the only such answer is chosen.
  const about = answers.filter((answer) => pointed !== null && answer.about?.includes(pointed))
  const cards = [...about, ...answers.filter((answer) => !about.includes(answer))].map((answer) =>
    cardOf(answer, told, words),
  )
  const picked = cards.find(({ id }) => id === wanted) ?? (about.length === 1 ? cards[0] : null) ?? null
  const first = cards.slice(0, IN_TRAY)
  // What was picked from the whole list takes the last place.
  const shown = picked === null || first.includes(picked) ? first : [...first.slice(0, IN_TRAY - 1), picked]
  const pick = ({ id }: Card): void => {
    want(id)
    setOpen(false)
  }
  return (
    <TrayFrame
      above={
        hasAdviser && (
          <HintPanel
            cardsOf={(suggestion) => {
              const hint = advise(suggestion)
              return hint === null ? [] : [{ ...cardOf(hint.action, told, words), detail: hint.why }]
            }}
            decide={(commands) => choices.act(seat, commands)}
          />
        )
      }
      context={question?.context ?? ''}
      question={question?.question ?? ''}
      chips={
        <>
          {cards.length > shown.length && (
            <button
              type="button"
              className={trayStyles.chip}
              data-key="all"
              aria-pressed={open}
              onClick={() => setOpen(!open)}
            >
              {tray('options.more', { number: cards.length - shown.length })}
            </button>
          )}
          {hasAdviser && <HintChip />}
        </>
      }
      options={
        <>
          {open && (
            <MoreOptions
              groups={[{ title: tray('options'), cards }]}
              picked={picked?.id ?? null}
              onPick={pick}
              onClose={() => setOpen(false)}
            />
          )}
          <OptionCards cards={shown} picked={picked?.id ?? null} onPick={pick} />
        </>
      }
      go={
        <>
          <Primary
            label={picked?.label ?? tray('choose-one')}
            disabled={picked === null}
            onClick={() => {
              if (picked !== null) choices.act(seat, picked.commands)
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

const WaitingTray = ({ told: { tableView, textView } }: { readonly told: OutlinedGame }) => {
  const { tray } = useTexts()
  const thinking = useTable((table) => table.thinking)
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={tableView.viewer === 'spectator' ? tray('waiting.watching') : textView.stage}
      question={textView.waiting}
      options={
        thinking !== null && (
          <p className={`${layout.row} ${trayStyles.thinks}`} data-ui="thinks">
            {tray('waiting.thinking', { player: tableView.names[thinking.seat] ?? '' })}
            <progress max={1} value={thinking.share} aria-hidden="true" />
          </p>
        )
      }
      go={
        <>
          <UndoButton />
          <UndoLine />
        </>
      }
    />
  )
}

export const Tray = (props: TrayProps) => {
  const { told } = props
  playback.usePlayback()
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const ended = useEnded()
  const { question, ending, seat } = told.textView
  if (ended) return <EndedTray />
  // Whoever is asked is not interrupted by what others do meanwhile.
  if (isComing && question === null) return <PlaybackTray />
  if (ending !== null) {
    const scores = ending.grid.rows.map(({ name, cells }) => `${name}: ${cells.at(-1) ?? ''}`)
    return <GameOverTray told={{ result: ending.result, scores }} />
  }
  return question === null || seat === null ? (
    <WaitingTray told={told} />
  ) : (
    <AnswerTray key={`${question.id} ${props.pointed}`} {...props} seat={seat} />
  )
}
