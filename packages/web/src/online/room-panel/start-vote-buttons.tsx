/** Starts votes: undo, end the game, or replace an absent player. */
import type { VoteTopic } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { useAskableUndo } from '@quayside/table/online/ask-undo.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { Deadline } from '@quayside/table/session/messages.ts'
import { useMemo } from 'react'
import { VoteNotice } from './vote-notice.tsx'

/** The other deciders. */
export const useOtherDeciders = (): readonly number[] => {
  const shown = useBaseGame((game) => game.currentFrame)
  const rules = useBaseGame((game) => game.rules)
  return useMemo(
    () =>
      shown === null || rules === null
        ? []
        : rules.deciders(shown.view).filter((seat) => seat !== shown.viewer),
    [shown, rules],
  )
}

/** The other human deciders, with the time from which a vote may replace them. */
const useAwaitedPlayers = (): readonly Deadline[] => {
  const deciders = useOtherDeciders()
  const { server, seats } = useBaseGame((game) => game)
  return (server?.deadlines ?? []).filter(({ seat }) => deciders.includes(seat) && seats[seat]?.bot === null)
}

/** Buttons that start a vote; one vote at a time. */
export const StartVoteButtons = ({ viewer }: { readonly viewer: number }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { server, currentFrame, seats, sendRoomAction } = useBaseGame((game) => game)
  const toMove = useAskableUndo()
  const awaited = useAwaitedPlayers()
  if (server === null || currentFrame === null) return null
  if (server.status.vote !== null) return <VoteNotice vote={server.status.vote} />
  const isOpen = (topic: VoteTopic['kind']): boolean =>
    !server.status.declinedVotes.some((one) => one.seat === viewer && one.topic === topic)
  return (
    <>
      {toMove !== null && (
        <button
          type="button"
          className={controls.button}
          title={people('ask.back.hint')}
          onClick={() => sendRoomAction({ kind: 'vote-start', topic: { kind: 'undo', toMove } })}
        >
          {people('ask.back', { steps: currentFrame.moveNumber - toMove })}
        </button>
      )}
      {isOpen('end-game') && (
        <button
          type="button"
          className={controls.button}
          onClick={() => sendRoomAction({ kind: 'vote-start', topic: { kind: 'end-game' } })}
        >
          {people('ask.end')}
        </button>
      )}
      {server.status.declinedVotes.some(({ seat }) => seat === viewer) && (
        <p className={controls.quiet}>{people('vote.off')}</p>
      )}
      {awaited.map(({ seat, dueAt }) => {
        const player = seatName(seats, seat, texts)
        return dueAt <= Date.now() && isOpen('replace-seat') ? (
          <button
            key={seat}
            type="button"
            className={controls.button}
            onClick={() => sendRoomAction({ kind: 'vote-start', topic: { kind: 'replace-seat', seat } })}
          >
            {people('ask.bot', { player })}
          </button>
        ) : dueAt > Date.now() && server.room?.settings.clock.kind === 'untimed' ? (
          <p key={seat} className={controls.quiet}>
            {people('ask.bot.later', { player, date: dayText(dueAt, texts) })}
          </p>
        ) : null
      })}
    </>
  )
}
