/** The tray while another seat decides, with the viewer's next turn. */

import type { Seat, Viewer } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { TextWithIcons } from '@quayside/table/log/text-with-icons.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import { Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import { RecentEvents } from '@quayside/table/tray/recent-events.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo, useState } from 'react'
import { leHavre, question, type State } from '../../rules/index.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { useTable } from '../state/use-game.ts'
import { meanwhileOf } from '../view-models/decision.ts'
import { seatBefore } from '../view-models/turn-ribbon.ts'
import { DecisionTray } from './decision-tray.tsx'
import { TrayFrame } from './tray-frame.tsx'

interface Waiting {
  readonly view: State
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly texts: GameTexts
}

const headingOf = ({ view, names, texts }: Waiting): string => {
  const asked = question(view)
  if (asked === null) return texts.tray('waiting.reveal')
  const players = leHavre.deciders(view).map((seat) => names[seat] ?? '')
  if (asked.asks === 'interest' || asked.asks === 'feeding')
    return texts.tray('waiting.dues', { players: texts.game.people(players) })
  const [player = ''] = players
  return texts.tray('waiting.seat', { player })
}

const contextOf = ({ view, viewer, names, texts }: Waiting): string => {
  if (viewer === 'spectator') return texts.tray('waiting.watching')
  const before = seatBefore(view, viewer)
  if (before === undefined) return texts.tray('waiting.last')
  return before === null || before === viewer
    ? texts.tray('waiting.next')
    : texts.tray('waiting.after', { player: names[before] ?? '' })
}

/** What this seat did last, if nobody has acted since. */
const LatestAction = ({ seat }: { readonly seat: Seat | null }) => {
  const { linesOf, lineText } = useGame()
  const last = linesOf(useTable(({ history }) => history).slice(-LATEST)).at(-1)
  return last === undefined || seat === null || last.seat !== seat ? null : (
    <p className={trayStyles.playing}>
      <TextWithIcons sentence={lineText(last.events, { isNamed: false, hasIcons: true })} />
    </p>
  )
}

/** An action is at most this many steps long. */
const LATEST = 9

interface WaitingTrayProps {
  readonly view: State
  readonly viewer: Viewer
  readonly names: readonly string[]
}

export const WaitingTray = ({ view, viewer, names }: WaitingTrayProps) => {
  const texts = useGameTexts()
  const thinking = useTable(({ thinking }) => thinking)
  const [open, setOpen] = useState(false)
  const waiting = { view, viewer, names, texts }
  const heading = headingOf(waiting)
  const decision = useMemo(() => (viewer === 'spectator' ? null : meanwhileOf(view, viewer)), [view, viewer])
  const meanwhile = useMemo(() => ({ context: heading, close: () => setOpen(false) }), [heading])
  if (open && viewer !== 'spectator' && decision !== null)
    return <DecisionTray view={view} seat={viewer} names={names} decision={decision} meanwhile={meanwhile} />
  return (
    <TrayFrame
      className={trayStyles.waits}
      startsFolded
      context={contextOf(waiting)}
      question={heading}
      chips={<RecentEvents />}
      options={
        <div className={layout.column}>
          <LatestAction seat={question(view) === null ? null : (leHavre.deciders(view)[0] ?? null)} />
          {thinking === null ? null : (
            <p className={`${layout.row} ${trayStyles.thinks}`} data-ui="thinks">
              {texts.tray('waiting.thinking', { player: names[thinking.seat] ?? '' })}
              <progress max={1} value={thinking.share} aria-hidden="true" />
            </p>
          )}
        </div>
      }
      go={
        <>
          {decision === null ? null : (
            <Secondary label={texts.tray('sell-or-repay')} shortcut="sell" onClick={() => setOpen(true)} />
          )}
          <UndoButton />
          <UndoLine />
        </>
      }
    />
  )
}
