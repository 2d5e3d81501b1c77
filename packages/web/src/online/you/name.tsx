import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { introduce } from '../api.ts'
import { useOnline } from '../online-state.ts'
import { rename } from '../people/api.ts'
import { useDoing } from '../people/doing.ts'
import { Entry } from '../people/entry.tsx'
import { ToldLine } from '../people/told-line.tsx'
import { Zone } from '../people/zone.tsx'

/** What the others call the person. */
export const Name = () => {
  const words = useWords()
  const people = usePeopleWords()
  const { player, probe } = useOnline()
  const { told, act } = useDoing()
  const enter = async (name: string): Promise<boolean> => {
    const done = await act<unknown>(player === null ? introduce(name) : rename(name), people('you.saved'))
    if (done.ok) await probe()
    return false
  }
  return (
    <Zone title={words.online('name')}>
      {player === null && <p>{people('you.unknown')}</p>}
      <Entry
        label={words.online('name')}
        act={people('you.name.save')}
        value={player?.name ?? ''}
        field={{ maxLength: 40, autoComplete: 'nickname', spellCheck: false }}
        enter={enter}
      />
      <ToldLine told={told} />
    </Zone>
  )
}
