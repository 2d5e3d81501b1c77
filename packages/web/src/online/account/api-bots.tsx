import type { CreatedBot } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import peopleStyles from '../community/community.module.css'
import { bots, makeBot, removeBot } from '../community/community-api.ts'
import { Secret, Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'

/** Programs that play for the person over the API. */
export const Bots = () => {
  const words = useTexts()
  const people = usePeopleWords()
  const { value, again } = useServerQuery(bots)
  const { told, act } = useServerAction()
  const [made, show] = useState<CreatedBot | null>(null)
  const make = async (name: string): Promise<boolean> => {
    const done = await act(makeBot(name))
    show(done.ok ? done.value : null)
    await again()
    return done.ok
  }
  const remove = async (id: string): Promise<void> => {
    await act(removeBot(id), people('you.saved'))
    show(null)
    await again()
  }
  return (
    <Section title={people('bots')}>
      <p>{people('bots.hint')}</p>
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map(({ id, name, lastUsedAt: used }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {used === null ? people('bots.never') : people('bots.used', { date: dayText(used, words) })}
              </small>
            </span>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={people('bots.remove', { name })}
              onClick={() => void remove(id)}
            >
              <BinGlyph />
            </button>
          </li>
        ))}
      </ul>
      {made !== null && <Secret label={people('bots.token', { name: made.name })} value={made.token} />}
      <TextForm label={people('bots.name')} act={people('bots.add')} field={{ maxLength: 40 }} enter={make} />
      <StatusLine told={told} />
    </Section>
  )
}
