import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { newGame, type Opened, randomSeed } from '../games/open-game.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'
import { type BotSpec, parseBotSpecs, seatBots } from '../play/bot-seats.ts'
import { RecordAutosave } from '../play/record-autosave.ts'
import { promptForSetUp } from '../play/set-up-prompts.ts'
import type { TerminalContext } from '../play/terminal-context.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import type { UserInterface } from '../play/terminal-interface.ts'
import { terminalPerson } from '../play/terminal-interface.ts'
import { examples, type SetUpOptions, setUpFrom, withSetUp } from '../set-up-flags.ts'

interface Options extends SetUpOptions {
  readonly bots?: readonly BotSpec[]
  /** Whether a game was named, which otherwise has a default. */
  readonly isNamed: boolean
}

export const addPlay = (program: Command, io: Io): void => {
  withSetUp(program.command('play'))
    .summary('play in this terminal, several people at one keyboard')
    .description(
      'Plays a game in the terminal. Without flags it asks what to play. With a file it goes on where that ' +
        'record ends, or begins one there; every command is saved at once. Type "help" in the game.',
    )
    .argument('[file]', 'a record to go on with, or to begin')
    .option(
      '--bots <names>',
      'who plays the last seats, separated by commas: levels of the game, as docs/bots.md lists them; mate:2 for ' +
        'two alike, one name alone for every seat but yours',
      parseBotSpecs,
    )
    .addHelpText(
      'after',
      examples(
        ['quayside play', 'asks what to play'],
        ['quayside play evening.quay --players 3', 'begins a record, or goes on with it'],
        ['quayside play --short --bots mate', 'you against mates in every other seat'],
        ['quayside play --players 3 --bots captain,deckhand', 'you first, then a captain and a deckhand'],
        ['quayside play --lang zh-Hant', 'in Chinese'],
      ),
    )
    .action(async (file: string | undefined, given: Omit<Options, 'isNamed'>, command: Command) => {
      const context = await contextOf(command, io)
      const options = { ...given, isNamed: command.getOptionValueSource('game') !== 'default' }
      if (!io.stdin.isTTY || !io.stdout.isTTY) hint(context)
      else await sitDown(file ?? null, options, context)
    })
}

/** Nobody can answer: better to say so than to wait for ever. */
const hint = ({ io, t }: Context): void => {
  printLines(
    io,
    t('table.no-terminal'),
    '  npx quayside new --players 3 -o game.quay',
    '  npx quayside show game.quay',
    '  npx quayside simulate --games 100',
    '  npx quayside engine',
    '  npx quayside --help',
  )
}

interface Evening extends Opened {
  readonly bots: readonly BotSpec[]
  readonly hasRecord: boolean
}

const sitDown = async (file: string | null, options: Options, context: Context): Promise<void> => {
  const person = terminalPerson(context.t, context.page.paint)
  person.say(context.page.paint.bold(context.t('table.welcome')))
  const evening = await begin(file, options, context, person)
  if (!evening) return
  const { kit, game } = evening
  const seating: TerminalContext = {
    ...context,
    kit,
    game,
    words: await kit.words(context.language, game.state),
    outliner: await kit.outliner(context.language),
    person,
    bots: await seatBots(kit, kit.rules.seatCount(game.state), evening.bots),
    screen: { alone: null },
  }
  await new TerminalGame(seating, new RecordAutosave(seating, file, evening.hasRecord)).play()
}

const begin = async (
  file: string | null,
  given: Options,
  { io, t }: Context,
  person: UserInterface,
): Promise<Evening | null> => {
  if (file !== null && existsSync(file)) {
    const { form, ...opened } = await openFile(file, adapterFor(given.game), io)
    person.say(t('table.resumes', { file }))
    return { ...opened, bots: given.bots ?? [], hasRecord: form === 'record' }
  }
  const seed = given.seed ?? randomSeed()
  const asks = file === null && !isDecided(given)
  const named = given.isNamed ? adapterFor(given.game) : null
  const invitation = asks ? await promptForSetUp(person, t, named) : null
  if (asks && !invitation) return null
  const { kit, options } = invitation ?? (await setUpFrom(given, io))
  const opened = newGame(kit, options, seed)
  person.say(t('table.seed', { seed }))
  return { ...opened, bots: invitation?.bots ?? given.bots ?? [], hasRecord: true }
}

/** Whoever gave any flag about the set-up is not asked about it. */
const isDecided = ({ players, full, short, start, deck, set, bots }: Options): boolean =>
  [players, full, short, start, deck, set, bots].some((flag) => flag !== undefined)
