import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { createPlayer } from '../api.ts'
import { rename } from '../community/community-api.ts'
import { Section } from '../community/section.tsx'
import { useServerAction } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { StatusLine } from '../community/told-line.tsx'
import { useOnline } from '../online-store.ts'

/** What the others call the person. */
export const Name = () => {
  const words = useTexts()
  const people = usePeopleWords()
  const { player, probe } = useOnline()
  const { told, act } = useServerAction()
  const enter = async (name: string): Promise<boolean> => {
    const done = await act<unknown>(player === null ? createPlayer(name) : rename(name), people('you.saved'))
    if (done.ok) await probe()
    return false
  }
  return (
    <Section title={words.online('name')}>
      {player === null && <p>{people('you.unknown')}</p>}
      <TextForm
        label={words.online('name')}
        act={people('you.name.save')}
        value={player?.name ?? ''}
        field={{ maxLength: 40, autoComplete: 'nickname', spellCheck: false }}
        enter={enter}
      />
      <StatusLine told={told} />
    </Section>
  )
}
