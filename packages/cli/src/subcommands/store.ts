/** Subcommands for the database of a server: backup, restore, copy, verify. */
import type { RefusalParams, Result } from '@quayside/kernel'
import { readSettings, SETTINGS } from '@quayside/server/settings'
import { type Command, Option } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { CliError, type CliErrorCode, cliError, usageError } from '../cli-error.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'

interface Options {
  readonly database?: string
  /** The name of the option in 0.1. */
  readonly store?: string
}

type Counts = Readonly<Record<string, number>>

const { flag, formerFlag, valueName } = SETTINGS.database

export const databaseOption = (): Option => new Option(`--${flag} <${valueName}>`)

/** The name of the option in 0.1. */
export const formerDatabaseOption = (): Option => new Option(`--${formerFlag} <${valueName}>`).hideHelp()

export const databaseFrom = (options: Options, { env }: Io): string => {
  const settings = readSettings({ database: options.database, store: options.store }, env)
  if (!settings.ok) throw usageError(settings.refusal.code as 'invalid-setting', settings.refusal.params)
  return settings.value.database
}

/** Address of a database without its password. */
export const withoutPassword = (store: string): string => {
  const address = URL.parse(store)
  if (address === null || address.password === '') return store
  address.password = '…'
  return decodeURI(address.href)
}

/** Returns the value, or throws the refusal. */
export const need = async <Value>(
  work: Promise<Result<Value, CliErrorCode>>,
  names: RefusalParams,
): Promise<Value> => {
  const done = await work.catch((problem: unknown) => {
    throw cliError('store-failed', { reason: problem instanceof Error ? problem.message : String(problem) })
  })
  if (done.ok) return done.value
  throw new CliError({ code: done.refusal.code, params: { ...names, ...done.refusal.params } })
}

/** The number of games and entries, as text. */
const countText = ({ t }: Context, { room = 0, entry = 0 }: Counts): string =>
  t('store.games', { games: room, entries: entry })

export const operate = (): Promise<typeof import('@quayside/server/operate')> =>
  import('@quayside/server/operate')

/** A subcommand that works on the database of the settings. */
const storeCommand = (store: Command, name: string, argument: string): Command =>
  store.command(name).argument(argument).addOption(databaseOption()).addOption(formerDatabaseOption())

const prepare = async (options: Options, command: Command, io: Io) => ({
  context: await contextOf(command, io),
  database: databaseFrom(options, io),
  operations: await operate(),
})

const addBackup = (store: Command, io: Io): void => {
  storeCommand(store, 'backup', '<file>').action(async (file: string, options: Options, command: Command) => {
    const { context, database, operations } = await prepare(options, command, io)
    const counts = await need(operations.createBackup(database, file), {
      file,
      store: withoutPassword(database),
    })
    printLines(io, context.t('store.backed-up', { what: countText(context, counts), file }))
  })
}

const addRestore = (store: Command, io: Io): void => {
  storeCommand(store, 'restore', '<file>').action(
    async (file: string, options: Options, command: Command) => {
      const { context, database, operations } = await prepare(options, command, io)
      const counts = await need(operations.restoreBackup(file, database), {
        file,
        store: withoutPassword(database),
      })
      printLines(
        io,
        context.t('store.restored', { what: countText(context, counts), store: withoutPassword(database) }),
      )
    },
  )
}

const addCopy = (store: Command, io: Io): void => {
  storeCommand(store, 'copy', '<to>').action(async (to: string, options: Options, command: Command) => {
    const { context, database, operations } = await prepare(options, command, io)
    const counts = await need(operations.copyStore(database, to), { store: withoutPassword(to) })
    printLines(
      io,
      context.t('store.copied', { what: countText(context, counts), store: withoutPassword(to) }),
    )
  })
}

const addVerifyStore = (store: Command, io: Io): void => {
  storeCommand(store, 'verify', '[file]').action(
    async (file: string | undefined, options: Options, command: Command) => {
      const { context, database, operations } = await prepare(options, command, io)
      const { games, entries, broken, fingerprint } = await need(
        file === undefined ? operations.verifyStore(database) : operations.verifyBackup(file),
        { file: file ?? '', store: withoutPassword(database) },
      )
      if (broken.length > 0) throw cliError('store-broken', { rooms: broken.map(({ room }) => room) })
      const what = context.t('store.games', { games, entries })
      printLines(io, context.t('store.verified', { what, fingerprint }))
    },
  )
}

const addGames = (store: Command, io: Io): void => {
  storeCommand(store, 'games', '<folder>').action(
    async (folder: string, options: Options, command: Command) => {
      const { context, database, operations } = await prepare(options, command, io)
      const { games, files } = await need(operations.writeOpenData(database, folder), {
        store: withoutPassword(database),
      })
      printLines(io, context.t('store.published', { games, files: files.length, folder }))
    },
  )
}

export const addStore = (program: Command, io: Io): void => {
  const store = program
    .command('store')
    .addHelpText(
      'after',
      examples(
        'quayside store backup tonight.gz',
        'quayside store verify tonight.gz',
        'quayside store restore tonight.gz --database new.db',
        'quayside store copy postgres://…',
        'quayside store games open-data',
      ),
    )
  for (const add of [addBackup, addRestore, addCopy, addVerifyStore, addGames]) add(store, io)
}
