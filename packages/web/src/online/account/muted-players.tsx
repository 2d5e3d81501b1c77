import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import peopleStyles from '../community/community.module.css'
import { getMutedPlayers, unmute } from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'

export const MutedPlayers = () => {
  const people = useCommunityTexts()
  const { value, reload } = useServerQuery(getMutedPlayers)
  const { status, run } = useServerAction()
  const endMute = async (id: string): Promise<void> => {
    await run(unmute(id), people('you.saved'))
    await reload()
  }
  return (
    <Section title={people('mutes')}>
      {value?.length === 0 && <p className={controls.quiet}>{people('mutes.none')}</p>}
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <button
              type="button"
              className={`${controls.button} ${peopleStyles.button}`}
              onClick={() => void endMute(id)}
            >
              {people('mutes.end', { player: name })}
            </button>
          </li>
        ))}
      </ul>
      <StatusLine text={status} />
    </Section>
  )
}
