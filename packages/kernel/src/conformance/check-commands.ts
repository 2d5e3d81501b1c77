/** Checks of the commands of one state: list, refusals, notation and effects. */
import type { GameEvent } from '../rules.ts'
import {
  type AppliedCommand,
  type CheckedState,
  commandsText,
  type StateRules,
  stepFrom,
} from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'

/** No command is listed twice, and a reused array gets the same commands as a new one. */
export const checkListing = <State, Command, Event extends GameEvent>({
  rules,
  state,
  offers,
}: CheckedState<State, Command, Event>): void => {
  const everything = offers.flatMap(({ commands }) => commands)
  for (const { seat, texts } of offers) {
    const duplicate = texts.find((text, index) => texts.indexOf(text) < index)
    assertConforms('distinct', duplicate === undefined, () => `seat ${seat} is offered ${duplicate} twice`)
    const reusedList = [...everything]
    const reused = rules.commands(state, seat, reusedList)
    assertConforms(
      'reused-list',
      reused === reusedList,
      () => `seat ${seat} gets another list than the given one`,
    )
    const reusedTexts = reused.map((command) => rules.notation.print(command))
    assertConforms(
      'reused-list',
      reusedTexts.join('\n') === texts.join('\n'),
      () => `seat ${seat} finds ${reusedTexts.join(', ')} in a reused list, ${texts.join(', ')} in a new one`,
    )
  }
}

/** `commands` lists exactly what `refuse` accepts, except commands declared as unlisted; every refusal has a code. */
export const checkRefusals = <State, Command, Event extends GameEvent>(
  { rules, state, offers }: CheckedState<State, Command, Event>,
  foreign: readonly Command[],
): void => {
  for (const { seat, commands, texts } of offers) {
    const listed = new Set(texts)
    for (const command of [...commands, ...foreign]) {
      const text = rules.notation.print(command)
      const refusal = rules.refuse(state, seat, command)
      if (listed.has(text)) {
        assertConforms('listed-refused', refusal === null, () => `${text} of seat ${seat}: ${refusal?.code}`)
      } else if (rules.unlisted?.(state, seat, command)) {
        assertConforms('listed-refused', refusal === null, () => `${text} of seat ${seat}: ${refusal?.code}`)
      } else {
        assertConforms('unlisted-accepted', refusal !== null, () => `${text} of seat ${seat}`)
        assertConforms(
          'refusal-code',
          refusal.code !== '',
          () => `${text} of seat ${seat} is refused without a reason`,
        )
      }
    }
  }
}

/** A command survives printing and parsing, and fits on one line of a record. */
export const checkNotation = <State, Command, Event extends GameEvent>(
  { notation }: StateRules<State, Command, Event>,
  command: Command,
): void => {
  const text = notation.print(command)
  assertConforms('notation', /^\S(.*\S)?$/.test(text), () => `${JSON.stringify(text)} is no line`)
  const parsed = notation.parse(text)
  assertConforms('notation', parsed.ok, () => `${text} is not understood`)
  const again = notation.print(parsed.value)
  assertConforms('notation', again === text, () => `${text} reads back as ${again}`)
}

/** A copy has the same hash and commands. */
export const checkCopy = <State, Command, Event extends GameEvent>({
  rules,
  state,
  stateHash,
  offers,
}: CheckedState<State, Command, Event>): void => {
  const copy = rules.copy(state)
  assertConforms('copy', rules.hash(copy) === stateHash, () => 'a copy differs')
  for (const { seat, texts } of offers)
    assertConforms(
      'copy',
      commandsText(rules, copy, seat) === texts.join('\n'),
      () => `a copy offers seat ${seat} others`,
    )
}

/** The same command in the same state has the same effect, with and without a log. */
export const checkApplying = <State, Command, Event extends GameEvent>(
  { rules, state }: CheckedState<State, Command, Event>,
  { seat, command, stateHash, events }: AppliedCommand<State, Command, Event>,
): void => {
  const text = rules.notation.print(command)
  const again = stepFrom(rules, state, seat, command)
  assertConforms('deterministic', again.stateHash === stateHash, () => `${text} leads to two positions`)
  assertConforms(
    'deterministic',
    JSON.stringify(again.events) === JSON.stringify(events),
    () => `${text} has different events each time`,
  )
  const withoutLog = rules.copy(state)
  rules.apply(withoutLog, seat, command)
  assertConforms(
    'without-log',
    rules.hash(withoutLog) === stateHash,
    () => `${text} leads to another state without a log`,
  )
}

/** A position survives being written as JSON and read back. */
export const checkLiteral = <State, Command, Event extends GameEvent>({
  rules,
  state,
  stateHash,
  offers,
}: CheckedState<State, Command, Event>): void => {
  const written = JSON.stringify(rules.position.write(state))
  const read = rules.position.read(JSON.parse(written))
  assertConforms('position', read.ok, () => `a written position is refused: ${written}`)
  assertConforms(
    'position',
    rules.hash(read.value) === stateHash,
    () => `another position is read from ${written}`,
  )
  const again = JSON.stringify(rules.position.write(read.value))
  assertConforms('position', again === written, () => `${written} is written as ${again} the second time`)
  for (const { seat, texts } of offers)
    assertConforms(
      'position',
      commandsText(rules, read.value, seat) === texts.join('\n'),
      () => `seat ${seat} is offered something else once the position was written and read`,
    )
}
