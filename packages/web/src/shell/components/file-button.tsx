import controls from '@quayside/table/controls/controls.module.css'
import { OpenGlyph } from '@quayside/table/controls/glyphs.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'

/** Games and positions, as record text or JSON. */
export const GAME_FILES = '.txt,.json,text/plain,application/json'

interface FileButtonProps {
  readonly label: string
  /** File types, as in the `accept` attribute. */
  readonly accept: string
  readonly read: (text: string) => void
}

/** A button that lets the user choose a file and reads its text. */
export const FileButton = ({ label, accept, read }: FileButtonProps) => (
  <label className={controls.button}>
    <OpenGlyph />
    {label}
    <input
      type="file"
      className={pieceStyles.hidden}
      accept={accept}
      onChange={({ target }) => {
        void target.files?.[0]?.text().then(read)
        // Choosing the same file again is a change, too.
        target.value = ''
      }}
    />
  </label>
)
