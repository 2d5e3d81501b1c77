/** The player's invitations on the home page, to a rematch or a room. Lazy. */
import type { Invitation } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback, useEffect, useState } from 'react'
import { gameTitle } from '../games.ts'
import peopleStyles from './community/community.module.css'
import { declineInvitation, getInvitations } from './community/community-api.ts'
import { clockText } from './room-summary.tsx'

const REFRESH_MS = 20_000

const useInvitations = (): readonly [readonly Invitation[], () => Promise<void>] => {
  const [invitations, setInvitations] = useState<readonly Invitation[]>([])
  const refresh = useCallback(async (): Promise<void> => {
    const found = await getInvitations()
    if (found.ok) setInvitations(found.value)
  }, [])
  useEffect(() => {
    const poll = (): void => void refresh()
    poll()
    const timer = setInterval(poll, REFRESH_MS)
    addEventListener('focus', poll)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', poll)
    }
  }, [refresh])
  return [invitations, refresh]
}

export const Invitations = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const [invitations, refresh] = useInvitations()
  const decline = async (room: string): Promise<void> => {
    await declineInvitation(room)
    await refresh()
  }
  if (invitations.length === 0) return null
  return (
    <section className={peopleStyles.lobby} data-ui="invitations" aria-labelledby="invitations">
      <h2 id="invitations" className={controls.subhead}>
        {people('invitations')}
      </h2>
      <ul>
        {invitations.map(({ info, inviter: player, isRematch }) => {
          const game = gameTitle(info.game, texts)
          return (
            <li key={info.room}>
              <div>
                <b>{people(isRematch ? 'rematch.asked' : 'invitations.from', { player })}</b>
                <p>{[game, clockText(info.settings, texts)].filter((part) => part !== null).join(' · ')}</p>
              </div>
              <a
                className={`${controls.button} ${controls.primary} ${peopleStyles.button}`}
                href={addressOf({ page: 'join', room: info.room })}
                aria-label={people('invitations.see', { game, player })}
              >
                {people('rematch.go')}
              </a>
              <button
                type="button"
                className={`${controls.button} ${peopleStyles.button}`}
                aria-label={people('invitations.decline', { game, player })}
                onClick={() => void decline(info.room)}
              >
                {people('vote.decline')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
