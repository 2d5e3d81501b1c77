import type { ChatMessage } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { mute, report } from '../community/community-api.ts'
import company from '../room-panel/room-panel.module.css'
import { useWhyNotOnline } from '../server-refusal-text.ts'

interface SaidProps {
  readonly said: ChatMessage
  readonly room: string
  readonly mine: boolean
  readonly tell: (words: string) => void
}

/** One line, with what can be done about it. */
export const ChatMessageView = ({ said, room, mine, tell }: SaidProps) => {
  const words = useTexts()
  const people = usePeopleWords()
  const whyNot = useWhyNotOnline()
  const hush = useBaseGame((game) => game.hush)
  const { id, seat, name, createdAt: made } = said
  const player = seat === null ? people('chat.spectator', { player: name }) : name
  const time = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short' }).format(made)
  const unhear = async (): Promise<void> => {
    const done = await mute(room, id)
    tell(done.ok ? people('chat.muted', { player: name }) : whyNot(done.refusal))
    if (done.ok) hush(said)
  }
  const tellOperator = async (): Promise<void> => {
    const done = await report(room, id)
    tell(done.ok ? people('chat.reported') : whyNot(done.refusal))
  }
  return (
    <li className={`${seat === null ? '' : seatClass(seat)}${mine ? ` ${company.own}` : ''}`}>
      <p className={company.by}>
        {seat !== null && <SeatShape seat={seat} />}
        <b>{player}</b> <time dateTime={new Date(made).toISOString()}>{time}</time>
      </p>
      <p>{said.text}</p>
      {!mine && (
        <details>
          <summary aria-label={people('chat.about', { player: name })}>…</summary>
          <div className={`${controls.row} ${company.row}`}>
            <button type="button" className={controls.button} onClick={() => void unhear()}>
              {people('chat.mute', { player: name })}
            </button>
            <button type="button" className={controls.button} onClick={() => void tellOperator()}>
              {people('chat.report')}
            </button>
          </div>
        </details>
      )}
    </li>
  )
}
