import { Suspense } from 'react'
import { usePart } from '../../games.ts'

interface GameDrawingProps {
  readonly game: string
}

const Drawing = ({ game }: GameDrawingProps) => {
  const Cover = usePart(game, 'cover')
  return Cover === null ? null : <Cover />
}

/** Takes the place of the picture while it is loaded, so that nothing below it moves. */
const PLACEHOLDER = <svg viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" />

/** The cover picture of a game. */
export const GamePicture = ({ game }: GameDrawingProps) => (
  <Suspense fallback={PLACEHOLDER}>
    <Drawing game={game} />
  </Suspense>
)
