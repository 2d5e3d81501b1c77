/** Friends in a room: invite them to a waiting room, or add other players after a game. Lazy. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { useState } from 'react'
import styles from './community/community.module.css'
import { addFriend, blockPlayer, inviteFriend } from './community/community-api.ts'
import { StatusLine } from './community/section.tsx'
import { useServerAction } from './community/server-hooks.ts'
import { useFriends } from './community/use-friends.ts'
import { useServerRefusalText } from './server-refusal-text.ts'

/** Friends to invite, those online first. */
export const InviteFriends = ({ room }: { readonly room: string }) => {
  const people = useCommunityTexts()
  const { friends } = useFriends()
  const refusalText = useServerRefusalText()
  const [invited, setInvited] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const invite = async (player: string): Promise<void> => {
    const done = await inviteFriend(room, player)
    setRefusal(done.ok ? null : done.refusal)
    if (done.ok) setInvited([...invited, player])
  }
  const known = friends?.friends.filter(({ state }) => state === 'friend') ?? []
  if (known.length === 0) return null
  return (
    <ul className={styles.list} data-ui="invite-friends">
      {[...known]
        .sort((one, other) => Number(other.isOnline) - Number(one.isOnline))
        .map(({ id, name, isOnline }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{people(isOnline ? 'friends.online' : 'friends.offline')}</small>
            </span>
            <button
              type="button"
              className={controls.button}
              disabled={invited.includes(id)}
              aria-label={people('friends.invite.full', { player: name })}
              onClick={() => void invite(id)}
            >
              {people(invited.includes(id) ? 'friends.invited' : 'friends.invite')}
            </button>
          </li>
        ))}
      {refusal && <li className={controls.trouble}>{refusalText(refusal)}</li>}
    </ul>
  )
}

/** After a game: adds or blocks the people who played it. */
export const AddPlayers = ({ room }: { readonly room: string }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { server, seats, currentFrame } = useBaseGame((game) => game)
  const { status, run } = useServerAction()
  const [done, setDone] = useState<readonly number[]>([])
  const viewer = currentFrame?.viewer
  const others = (server?.room?.seats ?? []).flatMap(({ bot, program }, seat) =>
    bot !== null || program === true || seat === viewer || done.includes(seat) ? [] : [seat],
  )
  if (viewer === undefined || viewer === 'spectator' || server?.address.seat === null) return null
  const add = async (seat: number): Promise<void> => {
    const added = await run(addFriend({ room, seat }), people('friends.added'))
    if (added.ok) setDone([...done, seat])
  }
  const block = async (seat: number): Promise<void> => {
    const blocked = await run(blockPlayer({ room, seat }), people('you.saved'))
    if (blocked.ok) setDone([...done, seat])
  }
  return (
    <div className={controls.row} data-ui="add-friends">
      {others.map((seat) => {
        const player = seatName(seats, seat, texts)
        return (
          <span key={seat} className={controls.row}>
            <button type="button" className={controls.button} onClick={() => void add(seat)}>
              {people('friends.add.player', { player })}
            </button>
            <button type="button" className={controls.button} onClick={() => void block(seat)}>
              {people('blocks.add.full', { player })}
            </button>
          </span>
        )
      })}
      <StatusLine text={status} />
    </div>
  )
}
