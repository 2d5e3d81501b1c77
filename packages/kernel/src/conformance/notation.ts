import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import type { Play } from './position.ts'

/** A command reads back as itself and fits on one line of a record. */
export const checkNotation = <State, Command, Event extends GameEvent>(
  { notation }: Play<State, Command, Event>,
  command: Command,
): void => {
  const text = notation.print(command)
  demand('notation', /^\S(.*\S)?$/.test(text), () => `${JSON.stringify(text)} is no line`)
  const parsed = notation.parse(text)
  demand('notation', parsed.ok, () => `${text} is not understood`)
  const again = notation.print(parsed.value)
  demand('notation', again === text, () => `${text} reads back as ${again}`)
}
