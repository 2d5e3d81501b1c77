import { Suspense } from 'react'
import { usePart } from '../../games.ts'

interface GameDrawingProps {
  readonly game: string
}

const Drawing = ({ game }: GameDrawingProps) => {
  const Cover = usePart(game, 'cover')
  return Cover === null ? null : <Cover />
}

/** The picture of a game by its name. */
export const GamePicture = ({ game }: GameDrawingProps) => (
  <Suspense fallback={null}>
    <Drawing game={game} />
  </Suspense>
)
