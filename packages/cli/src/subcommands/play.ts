import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { newGame, type Opened, randomSeed } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'
import { type BotSpec, parseBotSpecs, seatBots } from '../play/bot-seats.ts'
import { RecordAutosave } from '../play/record-autosave.ts'
import { promptForSetUp } from '../play/set-up-prompts.ts'
import type { TerminalContext } from '../play/terminal-context.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import type { UserInterface } from '../play/terminal-interface.ts'
import { terminalInterface } from '../play/terminal-interface.ts'
import { type SetUpOptions, setUpFrom, valued, withSetUp } from '../set-up-flags.ts'

interface Options extends SetUpOptions {
  readonly bots?: readonly BotSpec[]
  /** Ask for every command, even if only one is possible. */
  readonly manual?: boolean
  /** Whether `--game` was given; it also has a default. */
  readonly isNamed: boolean
}

export const addPlay = (program: Command, io: Io): void => {
  withSetUp(program.command('play'))
    .argument('[file]')
    .addOption(valued('--bots <names>', parseBotSpecs))
    .option('--manual')
    .addHelpText(
      'after',
      examples(
        'quayside play',
        'quayside play evening.quay --players 3',
        'quayside play --short --bots mate',
        'quayside play --players 3 --bots captain,deckhand',
        'quayside play --lang zh-Hant',
      ),
    )
    .action(async (file: string | undefined, given: Omit<Options, 'isNamed'>, command: Command) => {
      const context = await contextOf(command, io)
      const options = { ...given, isNamed: command.getOptionValueSource('game') !== 'default' }
      if (!io.stdin.isTTY || !io.stdout.isTTY) printAlternatives(context)
      else await playInTerminal(file ?? null, options, context)
    })
}

/** Without a terminal there are no prompts, so alternatives are printed instead. */
const printAlternatives = ({ io, t }: Context): void => {
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

interface StartedGame extends Opened {
  readonly bots: readonly BotSpec[]
  readonly hasRecord: boolean
}

const playInTerminal = async (file: string | null, options: Options, context: Context): Promise<void> => {
  const ui = terminalInterface(context.t, context.layout.paint)
  ui.print(context.layout.paint.bold(context.t('table.welcome')))
  const started = await startGame(file, options, context, ui)
  if (!started) return
  const { adapter, game } = started
  const terminal: TerminalContext = {
    ...context,
    adapter,
    game,
    texts: await adapter.texts(context.language, game.state),
    outliner: await adapter.outliner(context.language),
    ui,
    bots: await seatBots(adapter, adapter.rules.seatCount(game.state), started.bots),
    screen: { alone: null },
    autoAction: options.manual === true ? null : await adapter.autoAction(),
    noHint: null,
  }
  await new TerminalGame(terminal, new RecordAutosave(terminal, file, started.hasRecord)).play()
}

const startGame = async (
  file: string | null,
  given: Options,
  context: Context,
  ui: UserInterface,
): Promise<StartedGame | null> => {
  const { io, t } = context
  if (file !== null && existsSync(file)) {
    const { form, ...opened } = await openFile(file, adapterFor(given.game), io)
    ui.print(t('table.resumes', { file }))
    return { ...opened, bots: given.bots ?? [], hasRecord: form === 'record' }
  }
  const seed = given.seed ?? randomSeed()
  const isPrompting = file === null && !isDecided(given)
  const namedGame = given.isNamed ? adapterFor(given.game) : null
  const choice = isPrompting ? await promptForSetUp(ui, context, namedGame) : null
  if (isPrompting && !choice) return null
  const { adapter, options } = choice ?? (await setUpFrom(given, io))
  const opened = newGame(adapter, options, seed)
  ui.print(t('table.seed', { seed }))
  return { ...opened, bots: choice?.bots ?? given.bots ?? [], hasRecord: true }
}

/** With any flag about the set-up, there are no prompts about it. */
const isDecided = ({ players, full, short, start, deck, set, bots }: Options): boolean =>
  [players, full, short, start, deck, set, bots].some((flag) => flag !== undefined)
