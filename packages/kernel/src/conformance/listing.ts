import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import type { Position } from './position.ts'

/** No command twice, and the same list whether a fresh or an old array holds it. */
export const checkListing = <State, Command, Event extends GameEvent>({
  rules,
  state,
  offers,
}: Position<State, Command, Event>): void => {
  const everything = offers.flatMap(({ commands }) => commands)
  for (const { seat, texts } of offers) {
    const twice = texts.find((text, index) => texts.indexOf(text) < index)
    demand('distinct', twice === undefined, () => `seat ${seat} is offered ${twice} twice`)
    const old = [...everything]
    const reused = rules.commands(state, seat, old)
    demand('reused-list', reused === old, () => `seat ${seat} gets another list than the one handed in`)
    const now = reused.map((command) => rules.notation.print(command))
    demand(
      'reused-list',
      now.join('\n') === texts.join('\n'),
      () => `seat ${seat} finds ${now.join(', ')} in an old list, ${texts.join(', ')} in a fresh one`,
    )
  }
}
