import { random } from '@quayside/kernel'
import { expect, it } from 'vitest'
import { roundIndex } from '../queries/index.ts'
import { leHavre, verbNameOf } from '../rules/index.ts'
import { actionsLeft, actionsThisRound } from './game-length.ts'

/** Every position of a random game, with the number of main actions each seat still had. */
const countedActions = (players: number) => {
  const options = leHavre.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const s = leHavre.setup(options.value, 'time')
  const source = random('time')
  const actions: { seat: number; round: number; after: number }[] = []
  const seen: { state: typeof s; round: number }[] = []
  for (let [seat] = leHavre.deciders(s); seat !== undefined; [seat] = leHavre.deciders(s)) {
    const commands = leHavre.commands(s, seat)
    const command = commands[source.nextInt(commands.length)] as (typeof commands)[number]
    seen.push({ state: leHavre.copy(s), round: roundIndex(s) })
    if (['take', 'enter'].includes(verbNameOf(command)))
      actions.push({ seat, round: roundIndex(s), after: seen.length - 1 })
    leHavre.apply(s, seat, command)
  }
  return { seen, actions }
}

it.each([1, 2, 3, 4, 5])('with %i players the predicted number of actions is correct', (players) => {
  const { seen, actions } = countedActions(players)
  for (const [at, { state, round }] of seen.entries()) {
    // In the middle of an action it counts neither as done nor as still to come.
    if (
      leHavre
        .commands(state, leHavre.deciders(state)[0] ?? 0)
        .every((command) => verbNameOf(command) !== 'end')
    )
      continue
    for (let seat = 0; seat < players; seat++) {
      const ahead = actions.filter((action) => action.seat === seat && action.after >= at)
      expect(actionsLeft(state, seat)).toBe(ahead.length)
      const now = ahead.filter((action) => action.round === round && round < 20)
      if (ahead.length > 1) expect(actionsThisRound(state, seat)).toBe(now.length)
    }
  }
})
