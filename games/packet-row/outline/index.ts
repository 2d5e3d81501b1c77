/** Packet Row as a text. */
import type { GameText } from '@quayside/game'
import type { Command } from '../rules/index.ts'
import { Past, Play } from './text.tsx'

export const text: GameText<Command> = { Play, Past }
