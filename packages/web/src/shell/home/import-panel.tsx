import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { lazyComponent } from '@quayside/table/page/lazy.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { Suspense, useEffect, useId, useState } from 'react'
import type { LoadedGame } from '../../backend/game-text.ts'
import { FileButton, GAME_FILES } from '../components/file-button.tsx'
import { RefusalMessage } from '../components/refusal-message.tsx'
import styles from './home.module.css'
import { useHomeTexts } from './home-texts.ts'

const ImportSeats = lazyComponent(async () => (await import('./import-seats.tsx')).ImportSeats)

/** A text that was read as a game. */
interface Found {
  readonly text: string
  readonly game: LoadedGame['game']
}

interface ImportPanelProps {
  /** A folded panel is hidden until a text was dropped on the page. */
  readonly isFolded?: boolean
}

export const ImportPanel = ({ isFolded = false }: ImportPanelProps) => {
  const say = useHomeTexts()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const read = async (text: string): Promise<void> => {
    const { readGame } = await import('../../backend/game-text.ts')
    const read = await readGame(text)
    setRefusal(read.ok ? null : read.refusal)
    setFound(read.ok ? { text, game: read.value.game } : null)
  }
  const dropping = useDrop((text) => void read(text))
  return (
    <>
      <section
        className={`${controls.zone} ${styles.importGame}`}
        aria-labelledby="import"
        hidden={isFolded && refusal === null && found === null}
      >
        <div className={controls.zoneHead}>
          <h2 id="import">{say('import')}</h2>
        </div>
        <p className={controls.quiet}>{say('import.hint')}</p>
        <Sources read={(text) => void read(text)} />
        <div role="status">{refusal && <RefusalMessage refusal={refusal} />}</div>
        {found && (
          <Suspense>
            <ImportSeats key={found.text} text={found.text} game={found.game} />
          </Suspense>
        )}
      </section>
      {dropping && <div className={`${layout.center} ${styles.drop}`}>{say('import.drop')}</div>}
    </>
  )
}

const Sources = ({ read }: { readonly read: (text: string) => void }) => {
  const say = useHomeTexts()
  const field = useId()
  const [text, setText] = useState('')
  const [blocked, setBlocked] = useState(false)
  const paste = async (): Promise<void> => {
    try {
      const pasted = await navigator.clipboard.readText()
      setText(pasted)
      read(pasted)
    } catch {
      setBlocked(true)
    }
  }
  return (
    <>
      <div className={controls.row}>
        <FileButton label={say('import.file')} accept={GAME_FILES} read={read} />
        <button type="button" className={controls.button} onClick={() => void paste()}>
          {say('import.paste')}
        </button>
      </div>
      {blocked && (
        <form
          className={controls.paste}
          onSubmit={(event) => {
            event.preventDefault()
            read(text)
          }}
        >
          <p className={controls.quiet}>{say('import.paste.blocked')}</p>
          <label htmlFor={field}>{say('import.text')}</label>
          <textarea id={field} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
          <button type="submit" className={controls.button}>
            {say('import.read')}
          </button>
        </form>
      )}
    </>
  )
}

/** Accepts a file dropped anywhere on the page; true while one is dragged over it. */
const useDrop = (read: (text: string) => void): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) void file.text().then(read)
      else read(event.dataTransfer?.getData('text/plain') ?? '')
    }
    addEventListener('dragover', drag)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [read])
  return over
}
