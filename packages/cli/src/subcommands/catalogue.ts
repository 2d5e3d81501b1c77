import type { CatalogueBlock, CatalogueChapter, GameCatalogue } from '@quayside/game'
import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { usageError } from '../cli-error.ts'
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { adapterFor, DEFAULT_GAME } from '../games/game-registry.ts'
import { newGame } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { deckOption, readDeck } from '../set-up-flags.ts'
import type { TextLayout } from '../terminal/text-layout.ts'
import { columnsOf, wrap } from '../terminal/text-layout.ts'

interface Options {
  readonly deck?: string
  readonly json?: true
  readonly modules?: string
}

export const addCatalogue = (program: Command, io: Io): void => {
  program
    .command('catalogue')
    .argument('[game]', '', DEFAULT_GAME)
    .addOption(deckOption())
    .option('--modules <names>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        `quayside catalogue ${DEFAULT_GAME}`,
        `quayside catalogue ${DEFAULT_GAME} --lang fr | less`,
        'quayside catalogue --json | jq .goods',
        `quayside catalogue ${DEFAULT_GAME} --modules all`,
        'quayside catalogue <game> --json | jq .decks',
        'quayside catalogue <game> --deck mine.json',
      ),
    )
    .action(async (game: string, { deck, json, modules }: Options, command: Command) => {
      const { language, layout } = await contextOf(command, io)
      const adapter = adapterFor(game)
      const state = deck === undefined ? undefined : await stateWithDeck(adapter, deck, io)
      const catalogue = (await adapter.catalogue(language, state)) ?? NO_CARDS
      const selected = selectedModules(catalogue, modules)
      if (json) printJson(io, catalogue.facts(selected))
      else printLines(io, ...cataloguePages(catalogue, selected, layout))
    })
}

/** A state with the deck; throws if the rules refuse the deck. */
const stateWithDeck = async (adapter: CliGameAdapter, file: string, io: Io): Promise<unknown> =>
  newGame(adapter, { deck: await readDeck(file, io) }, 'catalogue').game.state

/** Catalogue of a game without cards. */
const NO_CARDS: GameCatalogue = { title: '', modules: [], chapters: () => [], facts: () => ({}) }

const selectedModules = ({ modules }: GameCatalogue, names: string | undefined): readonly string[] => {
  if (names === undefined) return []
  if (names === 'all') return modules
  const selected = names.split(',')
  const unknown = selected.find((name) => !modules.includes(name))
  if (unknown !== undefined) throw usageError('unknown-module', { name: unknown, known: ['all', ...modules] })
  return modules.filter((name) => selected.includes(name))
}

const indented = (lines: readonly string[], by = '  '): string[] =>
  lines.map((line) => (line === '' ? '' : `${by}${line}`))

export const cataloguePages = (
  { title, chapters }: GameCatalogue,
  modules: readonly string[],
  layout: TextLayout,
): string[] => [
  layout.paint.bold(title),
  ...chapters(modules).flatMap((chapter) => chapterLines(chapter, layout)),
]

const chapterLines = ({ title, blocks }: CatalogueChapter, layout: TextLayout): string[] => [
  '',
  layout.paint.bold(title),
  '',
  ...indented(blocks.flatMap((block) => blockLines(block, layout))),
]

const blockLines = (block: CatalogueBlock, { columns, paint }: TextLayout): readonly string[] => {
  switch (block.kind) {
    case 'lines':
      return block.lines
    case 'table': {
      const rows = columnsOf(block.rows)
      return block.title === null ? rows : [block.title, ...indented(rows), '']
    }
    case 'cards':
      return block.cards.flatMap(({ title, text }) => [
        paint.bold(title),
        ...indented(wrap(text, columns - 6), '    '),
        '',
      ])
    default:
      return block satisfies never
  }
}
