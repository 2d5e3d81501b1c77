import type { Command } from 'commander'
import { contextOf } from '../context.ts'
import { deckOption, examples, readDeck } from '../flags.ts'
import type { GameKit } from '../games/kit.ts'
import { newGame } from '../games/open.ts'
import { DEFAULT_GAME, GAME_IDS, kitFor } from '../games/registry.ts'
import { say, sayJson } from '../output.ts'

interface Options {
  readonly deck?: string
  readonly json?: true
}

export const addCatalogue = (program: Command): void => {
  program
    .command('catalogue')
    .summary('print every card as the engine knows it')
    .description('Prints set-ups, tables and every card, from the records that the rules use.')
    .argument('[game]', GAME_IDS.join(', '), DEFAULT_GAME)
    .addOption(deckOption())
    .option('--json', 'every number, for programs')
    .addHelpText(
      'after',
      examples(
        ['quayside catalogue le-havre', 'pages to read'],
        ['quayside catalogue le-havre --lang fr | less', 'in French'],
        ['quayside catalogue --json | jq .goods', 'for programs'],
        ['quayside catalogue packet-row --json | jq .decks', 'a deck to correct and to play with'],
        ['quayside catalogue packet-row --deck mine.json', 'check a corrected deck and read it'],
      ),
    )
    .action(async (game: string, { deck, json }: Options, command: Command) => {
      const { language, page } = await contextOf(command)
      const kit = kitFor(game)
      const words = await kit.words(language, deck === undefined ? undefined : await dealt(kit, deck))
      if (json) sayJson(words.catalogueFacts())
      else say(...words.catalogue(page))
    })
}

/** A game with the deck, which the rules have checked. */
const dealt = async (kit: GameKit, file: string): Promise<unknown> =>
  newGame(kit, { deck: await readDeck(file) }, 'catalogue').game.state
