import { keyed } from '@quayside/table/keyed.ts'
import { Pieces, pieceKey } from '@quayside/table/pieces.tsx'
import type { Piece } from '../reading/pieces.ts'

type Line = readonly Piece[]

/** The lines of icons on a full card; the words below say the same, so they are not read out. */
export const Lines = ({ lines }: { readonly lines: readonly Line[] }) =>
  lines.length === 0 ? null : (
    <div className="do" aria-hidden="true">
      {keyed(lines, (line) => line.map(pieceKey).join()).map(({ key, item }) => (
        <div key={key} className="sent">
          <Pieces pieces={item} />
        </div>
      ))}
    </div>
  )
