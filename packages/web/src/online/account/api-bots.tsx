import type { CreatedBot } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import peopleStyles from '../community/community.module.css'
import { createApiBot, getApiBots, removeApiBot } from '../community/community-api.ts'
import { Secret, Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'

/** The player's API bots and their tokens. */
export const ApiBots = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { value, reload } = useServerQuery(getApiBots)
  const { status, run } = useServerAction()
  const [created, setCreated] = useState<CreatedBot | null>(null)
  const create = async (name: string): Promise<boolean> => {
    const done = await run(createApiBot(name))
    setCreated(done.ok ? done.value : null)
    await reload()
    return done.ok
  }
  const remove = async (id: string): Promise<void> => {
    await run(removeApiBot(id), people('you.saved'))
    setCreated(null)
    await reload()
  }
  return (
    <Section title={people('bots')}>
      <p>{people('bots.hint')}</p>
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map(({ id, name, lastUsedAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {lastUsedAt === null
                  ? people('bots.never')
                  : people('bots.used', { date: dayText(lastUsedAt, texts) })}
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
      {created !== null && (
        <Secret label={people('bots.token', { name: created.name })} value={created.token} />
      )}
      <TextForm
        label={people('bots.name')}
        button={people('bots.add')}
        field={{ maxLength: 40 }}
        submit={create}
      />
      <StatusLine text={status} />
    </Section>
  )
}
