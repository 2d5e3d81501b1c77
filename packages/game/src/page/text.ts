/** What the text board asks of a game. */
import type { Seat } from '@quayside/kernel'
import type { ReactNode } from 'react'
import type { ExtraCommand } from '../outline/extra-commands.ts'
import type { TextView } from '../outline/text-view.ts'

/** A position in words, and what can be done in it. */
export interface TextPlay<Command = unknown> {
  readonly telling: TextView<Command>
  act(this: void, seat: Seat, commands: readonly Command[]): void
  /** What the game's own table lets a person settle in advance. */
  readonly orders: readonly ExtraCommand[]
  /** Something has been sent for this position and is not carried out yet. */
  readonly underWay: boolean
}

export interface GameText<Command = unknown> {
  /** The game on the table; draws nothing while there is none. */
  Play(this: void, props: { draw(this: void, play: TextPlay<Command>): ReactNode }): ReactNode
  /** The same for somebody who only looks at it. */
  Past(this: void, props: { draw(this: void, telling: TextView<Command>): ReactNode }): ReactNode
}
