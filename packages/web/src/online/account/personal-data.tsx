import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { saveFile } from '../../shell/components/export-game.ts'
import { deleteAccount, ownData } from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { useOnline } from '../online-store.ts'

/** Everything that the server keeps about the person, to take along or to delete. */
export const OwnData = ({ name }: { readonly name: string }) => {
  const words = useTexts()
  const people = usePeopleWords()
  const probe = useOnline((online) => online.probe)
  const { told, act } = useServerAction()
  const [thinking, think] = useState(false)
  const save = async (): Promise<void> => {
    const data = await act(ownData())
    if (data.ok) saveFile('quayside.json', JSON.stringify(data.value, null, 2))
  }
  const erase = async (written: string): Promise<boolean> => {
    const done = await act(deleteAccount(written), people('data.erased'))
    if (done.ok) await probe()
    return done.ok
  }
  return (
    <Section title={people('data')}>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => void save()}>
          <SaveGlyph />
          {people('data.export')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          data-ui="danger"
          aria-expanded={thinking}
          onClick={() => think(!thinking)}
        >
          <BinGlyph />
          {people('data.erase')}
        </button>
      </div>
      {thinking && (
        <>
          <p>{people('data.erase.hint')}</p>
          <TextForm
            label={words.online('name')}
            act={people('data.erase.sure')}
            field={{ placeholder: name, maxLength: 40 }}
            enter={erase}
          />
        </>
      )}
      <StatusLine told={told} />
    </Section>
  )
}
