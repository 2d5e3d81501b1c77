import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { saveFile } from '../../shell/components/export-game.tsx'
import { deleteAccount, getPersonalData } from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { useOnline } from '../online-store.ts'

/** Exports or deletes everything that the server stores about the player. */
export const PersonalData = ({ name }: { readonly name: string }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const probe = useOnline((online) => online.probe)
  const { status, run } = useServerAction()
  const [isAsking, setAsking] = useState(false)
  const save = async (): Promise<void> => {
    const data = await run(getPersonalData())
    if (data.ok) saveFile('quayside.json', JSON.stringify(data.value, null, 2))
  }
  const erase = async (written: string): Promise<boolean> => {
    const done = await run(deleteAccount(written), people('data.erased'))
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
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          <BinGlyph />
          {people('data.erase')}
        </button>
      </div>
      {isAsking && (
        <>
          <p>{people('data.erase.hint')}</p>
          <TextForm
            label={texts.online('name')}
            button={people('data.erase.sure')}
            field={{ placeholder: name, maxLength: 40 }}
            submit={erase}
          />
        </>
      )}
      <StatusLine text={status} />
    </Section>
  )
}
