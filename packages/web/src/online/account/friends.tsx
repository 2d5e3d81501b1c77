/** Friends of the player: their own friend code, adding friends, who is online, and blocked players. */
import type { Friends as FriendList } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import styles from '../community/community.module.css'
import { addFriend, blockPlayer, removeFriend, unblockPlayer } from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { TextForm } from '../community/text-form.tsx'
import { useFriends } from '../community/use-friends.ts'

type Change = ReturnType<typeof useFriends>['change']

const halves = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const FriendsSection = () => {
  const people = useCommunityTexts()
  const { friends, status, change } = useFriends()
  return (
    <Section title={people('friends')}>
      {friends && (
        <p data-ui="friend-code">
          {people('friends.code')} <b>{halves(friends.code)}</b>
        </p>
      )}
      <TextForm
        label={people('friends.add')}
        button={people('friends.add.go')}
        field={{
          maxLength: 20,
          pattern: '[A-Za-z \\-]{8,20}',
          title: people('code.form'),
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        submit={(code) => change(addFriend({ code }), people('friends.added'))}
      />
      <StatusLine text={status} />
      {friends?.friends.length === 0 && <p className={controls.quiet}>{people('friends.none')}</p>}
      <ul className={styles.list} data-ui="friends">
        {friends?.friends.map((friend) => (
          <Friend key={friend.id} friend={friend} change={change} />
        ))}
      </ul>
      {friends !== null && friends.blocked.length > 0 && (
        <>
          <h3 className={controls.subhead}>{people('blocks')}</h3>
          <ul className={styles.list} data-ui="blocks">
            {friends.blocked.map(({ id, name }) => (
              <li key={id}>
                <b>{name}</b>
                <button
                  type="button"
                  className={`${controls.button} ${styles.button}`}
                  onClick={() => void change(unblockPlayer(id), people('you.saved'))}
                >
                  {people('blocks.end', { player: name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

interface FriendProps {
  readonly friend: FriendList['friends'][number]
  readonly change: Change
}

const Friend = ({ friend: { id, name, state, isOnline }, change }: FriendProps) => {
  const people = useCommunityTexts()
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {state === 'friend'
            ? people(isOnline ? 'friends.online' : 'friends.offline')
            : people(`friends.${state}`)}
        </small>
      </span>
      {state === 'asks' && (
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${styles.button}`}
          onClick={() => void change(acceptFriend(id), people('friends.added'))}
        >
          {people('rematch.accept')}
        </button>
      )}
      <button
        type="button"
        className={`${controls.button} ${styles.button}`}
        aria-label={people('friends.remove.full', { player: name })}
        onClick={() => void change(removeFriend(id), people('you.saved'))}
      >
        {people(state === 'asks' ? 'vote.decline' : 'friends.remove')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${styles.button}`}
        aria-label={people('blocks.add.full', { player: name })}
        onClick={() => void change(blockPlayer({ player: id }), people('you.saved'))}
      >
        {people('blocks.add')}
      </button>
    </li>
  )
}

const acceptFriend = (id: string) => addFriend({ player: id })
