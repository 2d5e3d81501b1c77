import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import type { Position } from './position.ts'

/** `commands` lists exactly what `refuse` accepts, but for what a game declares as unlisted; a refusal has a reason. */
export const checkRefusals = <State, Command, Event extends GameEvent>(
  { rules, state, offers }: Position<State, Command, Event>,
  foreign: readonly Command[],
): void => {
  for (const { seat, commands, texts } of offers) {
    const listed = new Set(texts)
    for (const command of [...commands, ...foreign]) {
      const text = rules.notation.print(command)
      const refusal = rules.refuse(state, seat, command)
      if (listed.has(text)) {
        demand('listed-refused', refusal === null, () => `${text} of seat ${seat}: ${refusal?.code}`)
      } else if (rules.unlisted?.(state, seat, command)) {
        demand('listed-refused', refusal === null, () => `${text} of seat ${seat}: ${refusal?.code}`)
      } else {
        demand('unlisted-accepted', refusal !== null, () => `${text} of seat ${seat}`)
        demand(
          'refusal-code',
          refusal.code !== '',
          () => `${text} of seat ${seat} is refused without a reason`,
        )
      }
    }
  }
}
