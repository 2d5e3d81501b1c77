import { CopyGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useWords } from '@quayside/table/page/words.ts'
import { useId } from 'react'
import { canCopy, copy } from '../../shell/parts/export.ts'

interface SecretProps {
  readonly label: string
  readonly value: string
}

/** Something that is shown once and nowhere else. */
export const Secret = ({ label, value }: SecretProps) => {
  const words = useWords()
  const id = useId()
  return (
    <div className="on-link pp-secret">
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} type="text" readOnly value={value} onFocus={({ target }) => target.select()} />
        {canCopy() && (
          <button type="button" className="sh-button on-deep" onClick={() => void copy(value)}>
            <CopyGlyph />
            {words.online('copy')}
          </button>
        )}
      </div>
    </div>
  )
}
