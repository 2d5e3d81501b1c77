import { IconLine, pieceKey } from '@quayside/table/icon-line.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import type { IconPart } from '../reading/pieces.ts'

type EffectRow = readonly IconPart[]

/** The lines of icons on a full card; the words below say the same, so they are not read out. */
export const Lines = ({ lines }: { readonly lines: readonly EffectRow[] }) =>
  lines.length === 0 ? null : (
    <div className="do" aria-hidden="true">
      {withListKeys(lines, (line) => line.map(pieceKey).join()).map(({ key, item }) => (
        <div key={key} className="sent">
          <IconLine pieces={item} />
        </div>
      ))}
    </div>
  )
