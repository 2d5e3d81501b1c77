/** Levels by what people write: `captain`, `commodore+` for one that thinks longer, and names of earlier versions. */
import { currentLevel } from '@quayside/kernel'
import type { Level } from './game-bots.ts'

type Levels<State, Command> = Readonly<Record<string, Level<State, Command>>>

const LONGER = '+'

/** Null where nobody has that name, or whoever has it cannot think longer. */
export const findLevel = <State, Command>(
  levels: Levels<State, Command>,
  name: string,
): Level<State, Command> | null => {
  const isLonger = name.endsWith(LONGER)
  const id = currentLevel(isLonger ? name.slice(0, -LONGER.length) : name)
  const level = Object.hasOwn(levels, id) ? levels[id] : undefined
  return (isLonger ? level?.longer : level) ?? null
}

/** What may be written, each level with the one that thinks longer behind it. */
export const levelNames = <State, Command>(levels: Levels<State, Command>): readonly string[] =>
  Object.entries(levels).flatMap(([name, { longer }]) =>
    longer === undefined ? [name] : [name, `${name}${LONGER}`],
  )
