import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '../../state/new-game.ts'

interface GameFieldsProps {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  /** What all games ask, between this game's first questions and its rulings. */
  readonly children: ReactNode
}

/** The questions of one game. */
export type GameFields = ComponentType<GameFieldsProps>
