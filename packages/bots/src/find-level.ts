/**
 * Looks up levels by name: `captain`, `commodore+` for the variant with more search, and names of earlier
 * versions.
 */
import { currentLevel } from '@quayside/kernel'
import type { Level } from './bot.ts'

type Levels<State, Command> = Readonly<Record<string, Level<State, Command>>>

const LONGER = '+'

/** Null for an unknown name, and for a `+` on a level without such a variant. */
export const findLevel = <State, Command>(
  levels: Levels<State, Command>,
  name: string,
): Level<State, Command> | null => {
  const isLonger = name.endsWith(LONGER)
  const id = currentLevel(isLonger ? name.slice(0, -LONGER.length) : name)
  const level = Object.hasOwn(levels, id) ? levels[id] : undefined
  return (isLonger ? level?.longer : level) ?? null
}

/** All names that `findLevel` accepts, each level followed by its `+` variant. */
export const levelNames = <State, Command>(levels: Levels<State, Command>): readonly string[] =>
  Object.entries(levels).flatMap(([name, { longer }]) =>
    longer === undefined ? [name] : [name, `${name}${LONGER}`],
  )
