import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import { offerText, type Play, type Position } from './position.ts'
import type { Sight } from './views.ts'

/** A written position survives JSON and reads back as itself. */
export const checkLiteral = <State, Command, Event extends GameEvent>({
  rules,
  state,
  digest,
  offers,
}: Position<State, Command, Event>): void => {
  const written = JSON.stringify(rules.position.write(state))
  const read = rules.position.read(JSON.parse(written))
  demand('literal', read.ok, () => `a written position is refused: ${written}`)
  demand('literal', rules.digest(read.value) === digest, () => `another position is read from ${written}`)
  const again = JSON.stringify(rules.position.write(read.value))
  demand('literal', again === written, () => `${written} is written as ${again} the second time`)
  for (const { seat, texts } of offers)
    demand(
      'literal',
      offerText(rules, read.value, seat) === texts.join('\n'),
      () => `seat ${seat} is offered something else once the position was written and read`,
    )
}

/** What a viewer sees can be written down and read back too, holes and all. */
export const checkSeenLiteral = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
): void => {
  const written = JSON.stringify(rules.position.write(view))
  const read = rules.position.read(JSON.parse(written))
  demand('literal', read.ok, () => `what ${viewer} sees is refused when it is written: ${written}`)
  demand('literal', rules.digest(read.value) === digest, () => `${viewer} reads another view from ${written}`)
}
