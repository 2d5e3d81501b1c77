import { LeHavreDrawing } from './le-havre-drawing.tsx'
import { PacketRowDrawing } from './packet-row-drawing.tsx'

/** The picture of a game by its name. */
export const GameDrawing = ({ game }: { readonly game: string }) =>
  game === 'packet-row' ? <PacketRowDrawing /> : <LeHavreDrawing />
