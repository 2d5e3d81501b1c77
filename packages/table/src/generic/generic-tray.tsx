/** The tray of a game without its own table: the question with its answers as cards, the best first. */

import type { SuggestedAction, TextAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { withLabel } from '@quayside/texts'
import { useState } from 'react'
import { type TableTexts, useTexts } from '../page/texts.ts'
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

/** Number of cards in the tray; the rest is in the list of all answers. */
const IN_TRAY = 3

type Card = OptionCard<unknown>

const cardOf = (
  action: TextAction<unknown> & Partial<SuggestedAction<unknown>>,
  { tableView }: OutlinedGame,
  { tray }: TableTexts,
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
  readonly outlined: OutlinedGame
  /** The id of the selected line. */
  readonly pointed: string | null
  readonly hasAdviser: boolean
}

interface AnswerTrayProps extends TrayProps {
  readonly seat: Seat
}

const AnswerTray = ({ outlined, seat, pointed, hasAdviser }: AnswerTrayProps) => {
  const texts = useTexts()
  const { tray } = texts
  const [requested, setRequested] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { question, advise } = outlined.textView
  const answers = question?.answers ?? []
  // Answers about the selected line come first; if there is only one, it is chosen.
  const about = answers.filter((answer) => pointed !== null && answer.about?.includes(pointed))
  const cards = [...about, ...answers.filter((answer) => !about.includes(answer))].map((answer) =>
    cardOf(answer, outlined, texts),
  )
  const picked = cards.find(({ id }) => id === requested) ?? (about.length === 1 ? cards[0] : null) ?? null
  const first = cards.slice(0, IN_TRAY)
  // An answer picked from the full list takes the last slot.
  const shown = picked === null || first.includes(picked) ? first : [...first.slice(0, IN_TRAY - 1), picked]
  const pick = ({ id }: Card): void => {
    setRequested(id)
    setOpen(false)
  }
  return (
    <TrayFrame
      above={
        hasAdviser && (
          <HintPanel
            cardsOf={(suggestion) => {
              const hint = advise(suggestion)
              return hint === null ? [] : [{ ...cardOf(hint.action, outlined, texts), detail: hint.why }]
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
              {tray('options.more', { number: cards.length })}
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

const WaitingTray = ({ outlined: { tableView, textView } }: { readonly outlined: OutlinedGame }) => {
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
  const { outlined } = props
  playback.usePlayback()
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const ended = useEnded()
  const { locale } = useTexts()
  const { question, ending, seat } = outlined.textView
  if (ended) return <EndedTray />
  // While the viewer has a question, other players' moves are not played back.
  if (isComing && question === null) return <PlaybackTray />
  if (ending !== null) {
    const scores = ending.grid.rows.map(({ name, cells }) => withLabel(name, cells.at(-1) ?? '', locale))
    return <GameOverTray result={ending.result} scores={scores} />
  }
  return question === null || seat === null ? (
    <WaitingTray outlined={outlined} />
  ) : (
    <AnswerTray key={`${question.id} ${props.pointed}`} {...props} seat={seat} />
  )
}
