/** Exports a game to a file or the clipboard. */
import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { readSavedText } from '../../state/saved-games-store.ts'

/** The open game is more recent than its saved copy. */
export const gameText = async (id: string): Promise<string | null> => {
  const { useTable } = await import('@quayside/table/session/current-game.ts')
  const table = useTable.getState()
  const open = table.id === id ? await table.exportText() : null
  return open ?? readSavedText(id)
}

export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export const fileName = (id: string, text: string): string =>
  `quayside-${id}.${text.startsWith('{') ? 'json' : 'txt'}`

/** The clipboard is only available over HTTPS. */
export const canCopy = (): boolean => 'clipboard' in navigator

export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface ExportButtonsProps {
  readonly id: string
  readonly className: string | undefined
}

export const ExportButtons = ({ id, className }: ExportButtonsProps) => {
  const texts = useSiteTexts()
  const [status, setStatus] = useState('')
  const run = async (use: (text: string) => Promise<boolean>, done: string): Promise<void> => {
    const text = await gameText(id)
    setStatus(text !== null && (await use(text)) ? done : texts.shell('export.failed'))
  }
  const save = async (text: string): Promise<boolean> => {
    saveFile(fileName(id, text), text)
    return true
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void run(save, '')}>
        <SaveGlyph />
        {texts.shell('export.file')}
      </button>
      {canCopy() && (
        <button
          type="button"
          className={className}
          onClick={() => void run(copy, texts.shell('export.copied'))}
        >
          <CopyGlyph />
          {texts.shell('export.copy')}
        </button>
      )}
      <span role="status" className={controls.announced}>
        {status}
      </span>
    </>
  )
}
