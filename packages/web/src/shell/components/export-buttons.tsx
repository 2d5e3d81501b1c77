import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { canCopy, copy, fileName, gameText, saveFile } from './export-game.ts'

interface ExportButtonsProps {
  readonly id: string
  readonly className: string | undefined
}

export const ExportButtons = ({ id, className }: ExportButtonsProps) => {
  const words = useSiteTexts()
  const [told, tell] = useState('')
  const run = async (use: (text: string) => Promise<boolean>, done: string): Promise<void> => {
    const text = await gameText(id)
    tell(text !== null && (await use(text)) ? done : words.shell('export.failed'))
  }
  const save = async (text: string): Promise<boolean> => {
    saveFile(fileName(id, text), text)
    return true
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void run(save, '')}>
        <SaveGlyph />
        {words.shell('export.file')}
      </button>
      {canCopy() && (
        <button
          type="button"
          className={className}
          onClick={() => void run(copy, words.shell('export.copied'))}
        >
          <CopyGlyph />
          {words.shell('export.copy')}
        </button>
      )}
      <span role="status" className={controls.announced}>
        {told}
      </span>
    </>
  )
}
