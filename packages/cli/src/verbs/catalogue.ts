import type { Command } from 'commander'
import { contextOf } from '../context.ts'
import { deckOption, examples, readDeck } from '../flags.ts'
import type { GameKit } from '../games/kit.ts'
import { newGame } from '../games/open.ts'
import { DEFAULT_GAME, GAME_IDS, kitFor } from '../games/registry.ts'
import type { Io } from '../io.ts'
import { say, sayJson } from '../output.ts'
import { misuse } from '../trouble.ts'

interface Options {
  readonly deck?: string
  readonly json?: true
  readonly modules?: string
}

export const addCatalogue = (program: Command, io: Io): void => {
  program
    .command('catalogue')
    .summary('print every card as the engine knows it')
    .description('Prints set-ups, tables and every card, from the records that the rules use.')
    .argument('[game]', GAME_IDS.join(', '), DEFAULT_GAME)
    .addOption(deckOption())
    .option('--modules <names>', 'also the cards of these modules, separated by commas, or "all"')
    .option('--json', 'every number, for programs')
    .addHelpText(
      'after',
      examples(
        [`quayside catalogue ${DEFAULT_GAME}`, 'pages to read'],
        [`quayside catalogue ${DEFAULT_GAME} --lang fr | less`, 'in French'],
        ['quayside catalogue --json | jq .goods', 'for programs'],
        [`quayside catalogue ${DEFAULT_GAME} --modules all`, 'with the cards of all modules'],
        ['quayside catalogue <game> --json | jq .decks', 'a deck to correct and to play with'],
        ['quayside catalogue <game> --deck mine.json', 'check a corrected deck and read it'],
      ),
    )
    .action(async (game: string, { deck, json, modules }: Options, command: Command) => {
      const { language, page } = await contextOf(command, io)
      const kit = kitFor(game)
      const words = await kit.words(language, deck === undefined ? undefined : await dealt(kit, deck, io))
      const asked = modulesAsked(kit, modules)
      if (json) sayJson(io, words.catalogueFacts(asked))
      else say(io, ...words.catalogue(page, asked))
    })
}

/** A game with the deck, which the rules have checked. */
const dealt = async (kit: GameKit, file: string, io: Io): Promise<unknown> =>
  newGame(kit, { deck: await readDeck(file, io) }, 'catalogue').game.state

const modulesAsked = (kit: GameKit, names: string | undefined): readonly string[] => {
  if (names === undefined) return []
  if (names === 'all') return kit.modules
  const asked = names.split(',')
  const unknown = asked.find((name) => !kit.modules.includes(name))
  if (unknown !== undefined) throw misuse('unknown-module', { name: unknown, known: ['all', ...kit.modules] })
  return kit.modules.filter((name) => asked.includes(name))
}
