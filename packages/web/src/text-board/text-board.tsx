/** The table as a text: for whoever does not see it, and for whoever would rather write. It knows no game. */
import type { Seat } from '@quayside/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import '../styles/text-board.css'
import { GhostBanner } from '../rehearsal/late.tsx'
import { Notices } from '../shell/notices.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { useSettings } from '../state/settings.ts'
import { useTable } from '../state/table-state.ts'
import { LateSounds } from '../table/sound/late.tsx'
import { Afterwards } from './afterwards.tsx'
import { Announcements } from './announcements.tsx'
import { CommandLine } from './command-line.tsx'
import { useConversation } from './conversation.ts'
import { Question } from './question.tsx'
import { Situation } from './situation.tsx'
import { nowSentences, type Voice } from './spoken.ts'
import type { Deed, Telling } from './telling.ts'
import { TopBar } from './top-bar.tsx'
import { useBoardWords } from './words.ts'

/** Nothing is shown step by step here: what happened stands in the announcements. */
const useEverythingAtOnce = (): void => {
  const isComing = useTable(({ coming }) => coming.length > 0)
  const showAll = useTable(({ showAll }) => showAll)
  useEffect(() => {
    if (isComing) showAll()
  }, [isComing, showAll])
}

interface AskedAloudProps<Command> {
  readonly telling: Telling<Command>
  readonly voice: Voice
}

/** What follows by itself is over before anybody needs to hear of it. */
const BREATH = 150

/** A new question is said at once, and once. */
const AskedAloud = <Command,>({ telling, voice }: AskedAloudProps<Command>) => {
  const isSaid = useSettings(({ sayQuestions }) => sayQuestions)
  const withAnswers = useSettings(({ sayAnswers }) => sayAnswers)
  const id = telling.asked?.id ?? (telling.ending === null ? null : 'ending')
  const [heard, hear] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => hear(id), BREATH)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="vh" role="alert">
      {isSaid && id !== null && heard === id && (
        <p key={id}>{voice.join(nowSentences(telling, withAnswers, voice))}</p>
      )}
    </div>
  )
}

interface TextBoardProps<Command> {
  readonly id: string
  readonly telling: Telling<Command>
  readonly act: (seat: Seat, commands: readonly Command[]) => void
  /** Something has been sent for this position and is not carried out yet. */
  readonly underWay: boolean
}

/** Nothing is asked while something is under way. */
const useTold = <Command,>(telling: Telling<Command>, underWay: boolean): Telling<Command> => {
  const { text } = useBoardWords()
  return useMemo(
    () => (underWay ? { ...telling, asked: null, waiting: text('under-way') } : telling),
    [telling, underWay, text],
  )
}

export const TextBoard = <Command,>({ id, telling: now, act, underWay }: TextBoardProps<Command>) => {
  const telling = useTold(now, underWay)
  const talk = useConversation(telling, act)
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const size = useSettings(({ textSize }) => textSize)
  const at = useTable(({ shown }) => shown?.at)
  useEverythingAtOnce()
  useEffect(() => field.current?.focus(), [])
  const choose = (deed: Deed<Command>): void => {
    type(talk.choose(deed) ? '' : deed.text)
    field.current?.focus()
  }
  return (
    <div className="tb" data-at={at} data-size={size}>
      <GhostBanner />
      <TopBar game={telling.game} stage={telling.stage} menu={<TableMenu id={id} />} />
      <main className="tb-main">
        <Situation
          telling={telling}
          whole={talk.whole}
          showWhole={talk.showWhole}
          afterwards={<Afterwards id={id} />}
        />
        <Announcements isNews={telling.isNews} />
      </main>
      <div className="tb-tray">
        <Question telling={telling} narrowed={talk.narrowed} pending={talk.pending} choose={choose} />
        <CommandLine telling={telling} talk={talk} typed={typed} type={type} field={field} />
      </div>
      <AskedAloud telling={telling} voice={talk.voice} />
      <Notices />
      <LateSounds />
    </div>
  )
}
