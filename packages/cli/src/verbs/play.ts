import { existsSync } from 'node:fs'
import { random } from '@quayside/kernel'
import { type Command, InvalidArgumentError } from 'commander'
import { type Context, contextOf } from '../context.ts'
import { examples, type SetUpOptions, setUpFrom, withSetUp } from '../flags.ts'
import { newGame, type Opened } from '../games/open.ts'
import { kitFor } from '../games/registry.ts'
import { openFile } from '../games/source.ts'
import { say } from '../output.ts'
import { invite } from '../play/invitation.ts'
import { Logbook } from '../play/logbook.ts'
import type { Person } from '../play/person.ts'
import type { Seating } from '../play/seating.ts'
import { Sitting } from '../play/sitting.ts'
import { terminalPerson } from '../play/terminal-person.ts'
import { randomSeed } from '../seed.ts'
import { misuse } from '../trouble.ts'

interface Options extends SetUpOptions {
  readonly bots?: Bots
  /** Whether a game was named, which otherwise has a default. */
  readonly isNamed: boolean
}

/** Which seats play by themselves: the last ones, so many or all but the first. */
interface Bots {
  readonly count: number | 'all-but-one'
}

const readBots = (text: string): Bots => {
  const parts = /^random(?::([0-9]))?$/.exec(text)
  if (!parts) throw new InvalidArgumentError('It wants "random", or "random:2" for two seats.')
  return { count: parts[1] === undefined ? 'all-but-one' : Number(parts[1]) }
}

export const addPlay = (program: Command): void => {
  withSetUp(program.command('play'))
    .summary('play in this terminal, several people at one keyboard')
    .description(
      'Plays a game in the terminal. Without flags it asks what to play. With a file it goes on where that ' +
        'record ends, or begins one there; every command is saved at once. Type "help" in the game.',
    )
    .argument('[file]', 'a record to go on with, or to begin')
    .option('--bots <kind>', 'seats that play by themselves: random, or random:2 for the last two', readBots)
    .addHelpText(
      'after',
      examples(
        ['quayside play', 'asks what to play'],
        ['quayside play evening.quay --players 3', 'begins a record, or goes on with it'],
        ['quayside play --short --bots random', 'you against random seats'],
        ['quayside play --lang zh-Hant', 'in Chinese'],
      ),
    )
    .action(async (file: string | undefined, given: Omit<Options, 'isNamed'>, command: Command) => {
      const context = await contextOf(command)
      const options = { ...given, isNamed: command.getOptionValueSource('game') !== 'default' }
      if (!process.stdin.isTTY || !process.stdout.isTTY) hint(context)
      else await sitDown(file ?? null, options, context)
    })
}

/** Nobody can answer: better to say so than to wait for ever. */
const hint = ({ phrases }: Context): void => {
  say(
    phrases.table.noTerminal,
    '  npx quayside new --players 3 -o game.quay',
    '  npx quayside show game.quay',
    '  npx quayside simulate --games 100',
    '  npx quayside engine',
    '  npx quayside --help',
  )
}

interface Evening extends Opened {
  readonly bots: number
  readonly hasRecord: boolean
}

const sitDown = async (file: string | null, options: Options, context: Context): Promise<void> => {
  const person = terminalPerson(context.phrases, context.page.paint)
  person.say(context.page.paint.bold(context.phrases.table.welcome))
  const evening = await begin(file, options, context, person)
  if (!evening) return
  const { kit, game } = evening
  const seats = kit.rules.seats(game.state)
  const seating: Seating = {
    ...context,
    kit,
    game,
    words: await kit.words(context.language, game.state),
    person,
    bots: new Set(Array.from({ length: evening.bots }, (_, place) => seats - 1 - place)),
    chance: random(`${game.record.seed} bots ${game.at}`),
    screen: { alone: null },
  }
  await new Sitting(seating, new Logbook(seating, file, evening.hasRecord)).play()
}

const begin = async (
  file: string | null,
  given: Options,
  { phrases }: Context,
  person: Person,
): Promise<Evening | null> => {
  if (file !== null && existsSync(file)) {
    const { form, ...opened } = await openFile(file, kitFor(given.game))
    person.say(phrases.table.resumes(file))
    return { ...opened, bots: botsAt(opened, given), hasRecord: form === 'record' }
  }
  const seed = given.seed ?? randomSeed()
  const asks = file === null && !isDecided(given)
  const named = given.isNamed ? kitFor(given.game) : null
  const invitation = asks ? await invite(person, phrases, named) : null
  if (asks && !invitation) return null
  const { kit, options } = invitation ?? (await setUpFrom(given))
  const opened = newGame(kit, options, seed)
  person.say(phrases.table.seed(seed))
  return { ...opened, bots: invitation?.bots ?? botsAt(opened, given), hasRecord: true }
}

/** Whoever gave any flag about the set-up is not asked about it. */
const isDecided = ({ players, full, short, start, deck, set, bots }: Options): boolean =>
  [players, full, short, start, deck, set, bots].some((flag) => flag !== undefined)

const botsAt = ({ kit, game }: Opened, { bots }: Options): number => {
  const seats = kit.rules.seats(game.state)
  if (!bots) return 0
  if (bots.count === 'all-but-one') return seats - 1
  if (bots.count > seats) throw misuse('too-many-bots', { bots: bots.count, seats })
  return bots.count
}
