/** What whoever runs a server does with its rooms and players. */
import type { Command } from 'commander'
import { say } from '../output.ts'
import { need, operate, placeFrom, storeOption, withoutPassword } from './store.ts'

const addToken = (operator: Command): void => {
  operator
    .command('token')
    .summary('print the operator token that the server generated')
    .description(
      'Prints the token that the server generated because its settings name none. It is read from the store, so only ' +
        'whoever may read the store sees it. The server may go on running.',
    )
    .addOption(storeOption())
    .action(async (options: { readonly store?: string }) => {
      const place = placeFrom(options)
      const { readOperatorToken } = await operate()
      say(await need(readOperatorToken(place), { store: withoutPassword(place) }))
    })
}

export const addOperator = (program: Command): void => {
  const operator = program.command('operator').summary('moderate a server')
  for (const add of [addToken]) add(operator)
}
