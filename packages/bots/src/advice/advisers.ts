import { leHavreAdviser } from '../le-havre/advice.ts'
import { packetRowAdviser } from '../packet-row/advice.ts'
import type { Adviser } from './adviser.ts'

const ADVISERS: ReadonlyMap<string, Adviser<unknown, unknown>> = new Map(
  [leHavreAdviser, packetRowAdviser].map((adviser: Adviser<unknown, unknown>) => [
    adviser.rules.game,
    adviser,
  ]),
)

/** Null for a game that nobody can advise on. */
export const adviserFor = (game: string): Adviser<unknown, unknown> | null => ADVISERS.get(game) ?? null
