import { type Command, leHavre, type State } from '@quayside/le-havre'
import { expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { byCompany } from './company.ts'

const always = (command: Command): Bot<State, Command> => ({ decide: () => command })

it.each([1, 2, 5])('a bot thinks one way alone and another way in company (%i players)', (players) => {
  const options = leHavre.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const view = leHavre.view(leHavre.setup(options.value, 'company'), 0)
  const [alone, inCompany] = ['take fish', 'take wood'].map((text) => leHavre.notation.parse(text))
  if (!alone?.ok || !inCompany?.ok) throw new Error('no such command')
  const bot = byCompany(always(alone.value), always(inCompany.value))
  const expected = players === 1 ? alone.value : inCompany.value
  expect(bot.decide(view, 0, { nodes: 1 }, 'seed')).toBe(expected)
})
