/** Subcommands for the operator of a server: reports, rooms, players, jobs. */
import type {
  AuditEntries,
  Ban,
  NewBan,
  OperatorChannels,
  OperatorJobs,
  OperatorPlayers,
  OperatorQuotaHits,
  OperatorRooms,
} from '@quayside/protocol'
import { readSettings, SETTINGS } from '@quayside/server/settings'
import { loadOperator } from '@quayside/texts/messages/operator'
import { type Command, Option } from 'commander'
import { contextOf } from '../cli-context.ts'
import { usageError } from '../cli-error.ts'
import { examples, needsToken } from '../help/configure-help.ts'
import { badValue } from '../help/usage-text.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { OperatorClient } from '../operator/operator-client.ts'
import {
  auditLines,
  banLines,
  channelLines,
  jobLines,
  type ListContext,
  type ListedReport,
  playerLines,
  quotaLines,
  reportLines,
  roomLines,
} from '../operator/operator-lists.ts'
import { parseInteger, valued } from '../set-up-flags.ts'
import {
  databaseFrom,
  databaseOption,
  formerDatabaseOption,
  need,
  operate,
  withoutPassword,
} from './store.ts'

interface ServerOptions {
  readonly address?: string
  readonly json?: true
}

interface ReasonOptions extends ServerOptions {
  readonly reason: string
}

interface PageOptions extends ServerOptions {
  readonly cursor?: string
  readonly limit?: number
}

const DEFAULT_ADDRESS = 'http://localhost:8080'

const DAY_MS = 24 * 3600_000

/** A subcommand that sends a request to a running server. */
const serverCommand = (operator: Command, name: string): Command =>
  operator
    .command(name)
    .option('--address <origin>')
    .option('--json')
    .addHelpText('after', ({ command }) => needsToken(command))

const withReason = (command: Command): Command => command.addOption(new Option('--reason <text>').default(''))

const withPages = (command: Command): Command =>
  command.addOption(valued('--limit <count>', parseInteger(1, 100))).option('--cursor <cursor>')

const clientFor = ({ address }: ServerOptions, { env }: Io): OperatorClient => {
  const settings = readSettings(address === undefined ? {} : { publicUrl: address }, {
    [SETTINGS.publicUrl.variable]: env[SETTINGS.publicUrl.variable],
  })
  if (!settings.ok) throw usageError(settings.refusal.code as 'invalid-setting', settings.refusal.params)
  return new OperatorClient(settings.value.publicUrl ?? DEFAULT_ADDRESS, env[SETTINGS.operatorToken.variable])
}

/** Prints the server's reply as JSON or as lines. */
const printReply = async <Reply>(
  io: Io,
  command: Command,
  { json }: ServerOptions,
  reply: Reply,
  lines: (reply: Reply, context: ListContext) => readonly string[],
): Promise<void> => {
  if (json) return printJson(io, reply ?? null)
  const { language, t } = await contextOf(command, io)
  printLines(io, ...lines(reply, { language, t, operator: await loadOperator(language) }))
}

const printDone = (io: Io, command: Command, options: ServerOptions, reply: unknown): Promise<void> =>
  printReply(io, command, options, reply, (_reply, { operator }) => [operator('done')])

const pageQuery = ({ cursor, limit }: PageOptions): Readonly<Record<string, string | undefined>> => ({
  cursor,
  limit: limit?.toString(),
})

/** Adds a subcommand that prints a list of the server. */
const addList = <Reply>(
  operator: Command,
  io: Io,
  name: string,
  path: string,
  lines: (reply: Reply, context: ListContext) => readonly string[],
): void => {
  serverCommand(operator, name).action(async (options: ServerOptions, command: Command) =>
    printReply(io, command, options, await clientFor(options, io).get<Reply>(path), lines),
  )
}

/** Adds a subcommand that changes one target, with a reason for the audit log. */
const addAction = (
  operator: Command,
  io: Io,
  name: string,
  target: string,
  method: 'POST' | 'DELETE',
  path: (id: string) => string,
): void => {
  withReason(serverCommand(operator, name))
    .argument(`<${target}>`)
    .action(async (id: string, { reason, ...options }: ReasonOptions, command: Command) =>
      printDone(io, command, options, await clientFor(options, io).send(method, path(id), { reason })),
    )
}

const addReports = (operator: Command, io: Io): void => {
  addList<readonly ListedReport[]>(operator, io, 'reports', 'reports', reportLines)
  addAction(operator, io, 'resolve', 'report', 'DELETE', (id) => `reports/${id}`)
}

const addRooms = (operator: Command, io: Io): void => {
  withPages(serverCommand(operator, 'rooms'))
    .argument('[text]')
    .option('--game <game>')
    .addOption(new Option('--state <state>').choices(['waiting', 'playing', 'over']))
    .action(
      async (
        search: string | undefined,
        options: PageOptions & { readonly game?: string; readonly state?: string },
        command: Command,
      ) => {
        const { game, state } = options
        const query = { search, game, state, ...pageQuery(options) }
        await printReply(
          io,
          command,
          options,
          await clientFor(options, io).get<OperatorRooms>('rooms', query),
          roomLines,
        )
      },
    )
  addAction(operator, io, 'close', 'room', 'POST', (id) => `rooms/${id}/close`)
  addAction(operator, io, 'remove', 'room', 'DELETE', (id) => `rooms/${id}`)
}

const addPlayers = (operator: Command, io: Io): void => {
  withPages(serverCommand(operator, 'players'))
    .argument('[text]')
    .action(async (search: string | undefined, options: PageOptions, command: Command) => {
      const query = { search, ...pageQuery(options) }
      const found = await clientFor(options, io).get<OperatorPlayers>('players', query)
      await printReply(io, command, options, found, playerLines)
    })
  withReason(serverCommand(operator, 'rename'))
    .argument('<player>')
    .argument('<name>')
    .action(async (player: string, name: string, { reason, ...options }: ReasonOptions, command: Command) =>
      printDone(
        io,
        command,
        options,
        await clientFor(options, io).send('PATCH', `players/${player}`, { name, reason }),
      ),
    )
}

const endOfBan = (text: string): number => {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw badValue({ kind: 'date' })
  return time
}

interface BanOptions extends ServerOptions {
  readonly reason: string
  readonly days?: number
  readonly until?: number
}

/** Distinguishes an IP address from a player id, which has neither a colon nor three dots. */
const isRange = (target: string): boolean =>
  /^[\da-fA-F:.]+(?:\/\d{1,3})?$/.test(target) && /:|\..*\..*\./.test(target)

const addBans = (operator: Command, io: Io): void => {
  addList<readonly Ban[]>(operator, io, 'bans', 'bans', banLines)
  serverCommand(operator, 'ban')
    .argument('<target>')
    .requiredOption('--reason <text>')
    .addOption(valued('--days <count>', parseInteger(1, 36_500)))
    .addOption(new Option('--until <date>').argParser(endOfBan).conflicts('days'))
    .action(async (target: string, { reason, days, until, ...options }: BanOptions, command: Command) => {
      const expiresAt = until ?? (days === undefined ? null : Date.now() + days * DAY_MS)
      const terms = { reason, expiresAt }
      const newBan: NewBan = isRange(target) ? { range: target, ...terms } : { player: target, ...terms }
      const ban = await clientFor(options, io).send<Ban>('POST', 'bans', newBan)
      await printReply(io, command, options, ban, (added, context) => banLines([added], context))
    })
  addAction(operator, io, 'unban', 'ban', 'DELETE', (id) => `bans/${id}`)
}

const addServer = (operator: Command, io: Io): void => {
  serverCommand(operator, 'jobs')
    .addOption(new Option('--state <state>').choices(['waiting', 'failing', 'given-up']).default('failing'))
    .action(async (options: ServerOptions & { readonly state: string }, command: Command) => {
      const { state } = options
      await printReply(
        io,
        command,
        options,
        await clientFor(options, io).get<OperatorJobs>('jobs', { state }),
        jobLines,
      )
    })
  addAction(operator, io, 'retry', 'job', 'POST', (id) => `jobs/${id}/retry`)
  addAction(operator, io, 'drop', 'job', 'DELETE', (id) => `jobs/${id}`)
  addList<OperatorChannels>(operator, io, 'channels', 'channels', channelLines)
  addList<OperatorQuotaHits>(operator, io, 'quotas', 'quota-hits', quotaLines)
  withPages(serverCommand(operator, 'audit')).action(async (options: PageOptions, command: Command) =>
    printReply(
      io,
      command,
      options,
      await clientFor(options, io).get<AuditEntries>('audit', pageQuery(options)),
      auditLines,
    ),
  )
}

const addToken = (operator: Command, io: Io): void => {
  operator
    .command('token')
    .addOption(databaseOption())
    .addOption(formerDatabaseOption())
    .action(async (options: { readonly store?: string }) => {
      const store = databaseFrom(options, io)
      const { readOperatorToken } = await operate()
      printLines(io, await need(readOperatorToken(store), { store: withoutPassword(store) }))
    })
}

export const addOperator = (program: Command, io: Io): void => {
  const operator = program
    .command('operator')
    .addHelpText('after', ({ command }) => needsToken(command))
    .addHelpText(
      'after',
      examples(
        'export QUAYSIDE_OPERATOR_TOKEN=$(quayside operator token)',
        'quayside operator reports',
        'quayside operator rooms Odile --state playing',
        'quayside operator ban 203.0.113.0/24 --reason spam --days 7',
        'quayside operator jobs --state given-up --json',
        'quayside operator audit --address https://quayside.example',
      ),
    )
  for (const add of [addToken, addReports, addRooms, addPlayers, addBans, addServer]) add(operator, io)
}
