import type { Command } from 'commander'
import { contextOf } from '../context.ts'
import { examples } from '../flags.ts'
import { DEFAULT_GAME, GAME_IDS, kitFor } from '../games/registry.ts'
import { say, sayJson } from '../output.ts'

export const addCatalogue = (program: Command): void => {
  program
    .command('catalogue')
    .summary('print every card as the engine knows it')
    .description(
      'Prints goods, set-ups, ships, rounds and every building, from the records that the rules use.',
    )
    .argument('[game]', GAME_IDS.join(', '), DEFAULT_GAME)
    .option('--json', 'every number, for programs')
    .addHelpText(
      'after',
      examples(
        ['quayside catalogue le-havre', 'pages to read'],
        ['quayside catalogue le-havre --lang fr | less', 'in French'],
        ['quayside catalogue --json | jq .goods', 'for programs'],
      ),
    )
    .action(async (game: string, { json }: { readonly json?: true }, command: Command) => {
      const { language, page } = await contextOf(command)
      const words = await kitFor(game).words(language)
      if (json) sayJson(words.catalogueFacts())
      else say(...words.catalogue(page))
    })
}
