/** Saves everything on this device as a file, restores it, and deletes it part by part. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { Switch } from '@quayside/table/controls/form-controls.tsx'
import { BinGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../shell/components/export-game.tsx'
import { FileButton } from '../shell/components/file-button.tsx'
import { RefusalMessage } from '../shell/components/refusal-message.tsx'
import styles from '../statistics/statistics.module.css'
import { printOwnData } from './own-data.ts'
import {
  collectOwnData,
  countParts,
  deleteParts,
  type OwnDataPart,
  PARTS,
  restoreOwnData,
} from './own-data-store.ts'
import { useOwnDataTexts } from './own-data-texts.ts'

interface OwnDataProps {
  /** Called after something was restored or deleted. */
  readonly changed: () => void
  /** Further buttons. */
  readonly children?: ReactNode
}

type Counts = ReturnType<typeof countParts>

const useOwnData = (changed: () => void) => {
  const say = useOwnDataTexts()
  const [status, setStatus] = useState<string>('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Null while the form is closed. */
  const [counts, setCounts] = useState<Counts | null>(null)
  const report = (text: string, problem: Refusal | null = null): void => {
    setStatus(text)
    setRefusal(problem)
  }
  return {
    status,
    refusal,
    counts,
    close: () => setCounts(null),
    save: async () => {
      const data = await collectOwnData()
      if (!data.ok) return report('', data.refusal)
      saveFile('quayside-own-data.json', printOwnData(data.value))
      report(say('saved'))
    },
    restore: async (text: string) => {
      report(say('restoring'))
      const restored = await restoreOwnData(text)
      if (!restored.ok) return report('', restored.refusal)
      const { games, tries, answers, unreadable } = restored.value
      const added =
        games + tries + answers > 0 ? say('restored', { games, tries, answers }) : say('restored.none')
      report(unreadable === 0 ? added : say('restored.unreadable', { added, count: unreadable }))
      setCounts(null)
      changed()
    },
    ask: async () => {
      const data = await collectOwnData()
      if (!data.ok) return report('', data.refusal)
      report('')
      setCounts(countParts(data.value))
    },
    remove: async (parts: readonly OwnDataPart[]) => {
      const deleted = await deleteParts(parts)
      report(deleted.ok ? say('deleted') : '', deleted.ok ? null : deleted.refusal)
      setCounts(null)
      changed()
    },
  }
}

export const OwnDataSection = ({ changed, children }: OwnDataProps) => {
  const say = useOwnDataTexts()
  const own = useOwnData(changed)
  return (
    <section className={`${controls.zone} ${styles.panel}`} aria-labelledby="own-data">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id="own-data">{say('title')}</h2>
      </div>
      <p>{say('hint')}</p>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => void own.save()}>
          <SaveGlyph />
          {say('save')}
        </button>
        <FileButton
          label={say('restore')}
          accept=".json,application/json"
          read={(text) => void own.restore(text)}
        />
        {children}
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          aria-expanded={own.counts !== null}
          onClick={() => (own.counts === null ? void own.ask() : own.close())}
        >
          <BinGlyph />
          {say('delete')}
        </button>
      </div>
      {own.counts !== null && (
        <DeleteForm counts={own.counts} remove={(parts) => void own.remove(parts)} close={own.close} />
      )}
      <div role="status">
        {own.refusal === null ? own.status && <p>{own.status}</p> : <Problem refusal={own.refusal} />}
      </div>
    </section>
  )
}

const Problem = ({ refusal }: { readonly refusal: Refusal }) => {
  const say = useOwnDataTexts()
  const { code } = refusal
  return code === 'not-own-data' || code === 'newer-own-data' ? (
    <p className={controls.trouble}>{say(`refusal.${code}`)}</p>
  ) : (
    <RefusalMessage refusal={refusal} />
  )
}

interface DeleteFormProps {
  readonly counts: Counts
  readonly remove: (parts: readonly OwnDataPart[]) => void
  readonly close: () => void
}

const DeleteForm = ({ counts, remove, close }: DeleteFormProps) => {
  const say = useOwnDataTexts()
  const [chosen, setChosen] = useState<readonly OwnDataPart[]>([])
  const there = PARTS.filter((part) => counts[part] > 0)
  if (there.length === 0) return <p className={styles.sentence}>{say('delete.nothing')}</p>
  return (
    <fieldset className={`${controls.field} ${styles.sentence}`}>
      <legend>{say('delete.which')}</legend>
      {there.map((part) => (
        <Switch
          key={part}
          label={say(`delete.${part}`, { count: counts[part] })}
          on={chosen.includes(part)}
          turn={(on) => setChosen(on ? [...chosen, part] : chosen.filter((one) => one !== part))}
        />
      ))}
      <p>{say('delete.note')}</p>
      <div className={controls.row}>
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          disabled={chosen.length === 0}
          onClick={() => remove(chosen)}
        >
          {say('delete.go')}
        </button>
        <button type="button" className={controls.button} onClick={close}>
          {say('delete.keep')}
        </button>
      </div>
    </fieldset>
  )
}
