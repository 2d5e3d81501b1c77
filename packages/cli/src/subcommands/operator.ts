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
import { type Command, InvalidArgumentError, Option } from 'commander'
import { contextOf } from '../cli-context.ts'
import { usageError } from '../cli-error.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { OperatorClient } from '../operator/operator-client.ts'
import {
  auditLines,
  banLines,
  channelLines,
  jobLines,
  type ListContext,
  playerLines,
  quotaLines,
  type Report,
  reportLines,
  roomLines,
} from '../operator/operator-lists.ts'
import { examples, parseInteger } from '../set-up-flags.ts'
import { databaseOption, formerDatabaseOption, need, operate, placeFrom, withoutPassword } from './store.ts'

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

const addressOption = (): Option =>
  new Option(
    '--address <origin>',
    `address of the server (default: ${DEFAULT_ADDRESS}) [${SETTINGS.publicUrl.variable}]`,
  )

/** A subcommand that asks a running server. */
const asking = (operator: Command, name: string, summary: string): Command =>
  operator
    .command(name)
    .summary(summary)
    .description(`${summary}. Needs the operator token in ${SETTINGS.operatorToken.variable}.`)
    .addOption(addressOption())
    .option('--json', 'print the server’s answer as JSON')

const withReason = (command: Command): Command =>
  command.option('--reason <text>', 'reason, for the audit log', '')

const withPages = (command: Command): Command =>
  command
    .option('--limit <count>', 'entries per page', parseInteger(1, 100))
    .option('--cursor <cursor>', 'continue after the last page')

const clientFor = ({ address }: ServerOptions, { env }: Io): OperatorClient => {
  const settings = readSettings(address === undefined ? {} : { publicUrl: address }, {
    [SETTINGS.publicUrl.variable]: env[SETTINGS.publicUrl.variable],
  })
  if (!settings.ok) throw usageError(settings.refusal.code as 'invalid-setting', settings.refusal.params)
  return new OperatorClient(settings.value.publicUrl ?? DEFAULT_ADDRESS, env[SETTINGS.operatorToken.variable])
}

/** Prints the server's answer as JSON or as lines. */
const tell = async <Answer>(
  io: Io,
  command: Command,
  { json }: ServerOptions,
  answer: Answer,
  lines: (answer: Answer, context: ListContext) => readonly string[],
): Promise<void> => {
  if (json) return printJson(io, answer ?? null)
  const { language, t } = await contextOf(command, io)
  printLines(io, ...lines(answer, { language, t, operator: await loadOperator(language) }))
}

const tellDone = (io: Io, command: Command, options: ServerOptions, answer: unknown): Promise<void> =>
  tell(io, command, options, answer, (_answer, { operator }) => [operator('done')])

const pageQuery = ({ cursor, limit }: PageOptions): Readonly<Record<string, string | undefined>> => ({
  cursor,
  limit: limit?.toString(),
})

const addReports = (operator: Command, io: Io): void => {
  asking(operator, 'reports', 'list reports from players, oldest first').action(
    async (options: ServerOptions, command: Command) =>
      tell(io, command, options, await clientFor(options, io).get<readonly Report[]>('reports'), reportLines),
  )
  withReason(asking(operator, 'resolve', 'close a report'))
    .argument('<report>', 'its id')
    .action(async (report: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('DELETE', `reports/${report}`, { reason }),
      ),
    )
}

const addRooms = (operator: Command, io: Io): void => {
  withPages(asking(operator, 'rooms', 'search rooms, last changed first'))
    .argument('[text]', 'the id of a room or player, or part of a name')
    .option('--game <game>', 'only this game')
    .addOption(new Option('--state <state>', 'only this state').choices(['waiting', 'playing', 'over']))
    .action(
      async (
        search: string | undefined,
        options: PageOptions & { readonly game?: string; readonly state?: string },
        command: Command,
      ) => {
        const { game, state } = options
        const query = { search, game, state, ...pageQuery(options) }
        await tell(
          io,
          command,
          options,
          await clientFor(options, io).get<OperatorRooms>('rooms', query),
          roomLines,
        )
      },
    )
  withReason(asking(operator, 'close', 'end the game in a room without a result'))
    .argument('<room>', 'its id')
    .action(async (room: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('POST', `rooms/${room}/close`, { reason }),
      ),
    )
  withReason(asking(operator, 'remove', 'remove a room with its log, chat, reports and jobs'))
    .argument('<room>', 'its id')
    .action(async (room: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('DELETE', `rooms/${room}`, { reason }),
      ),
    )
}

const addPlayers = (operator: Command, io: Io): void => {
  withPages(asking(operator, 'players', 'search players, newest first'))
    .argument('[text]', 'the id of a player, or part of a name')
    .action(async (search: string | undefined, options: PageOptions, command: Command) => {
      const query = { search, ...pageQuery(options) }
      const found = await clientFor(options, io).get<OperatorPlayers>('players', query)
      await tell(io, command, options, found, playerLines)
    })
  withReason(asking(operator, 'rename', 'rename a player, also at their seats and in the chat'))
    .argument('<player>', 'the id of the player')
    .argument('<name>', 'the new name')
    .action(async (player: string, name: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('PATCH', `players/${player}`, { name, reason }),
      ),
    )
}

const endOfBan = (text: string): number => {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new InvalidArgumentError('Expected a date such as 2030-12-31.')
  return time
}

interface BanOptions extends ServerOptions {
  readonly reason: string
  readonly days?: number
  readonly until?: number
}

/** Tells an IP address from a player id, which has neither a colon nor three dots. */
const isRange = (target: string): boolean =>
  /^[\da-fA-F:.]+(?:\/\d{1,3})?$/.test(target) && /:|\..*\..*\./.test(target)

const addBans = (operator: Command, io: Io): void => {
  asking(operator, 'bans', 'list current bans').action(async (options: ServerOptions, command: Command) =>
    tell(io, command, options, await clientFor(options, io).get<readonly Ban[]>('bans'), banLines),
  )
  asking(operator, 'ban', 'ban a player or a range of addresses')
    .argument('<target>', 'the id of a player, or a range such as 203.0.113.0/24 or 2001:db8:1::/48')
    .requiredOption('--reason <text>', 'reason, shown to the banned player')
    .option('--days <count>', 'number of days (default: forever)', parseInteger(1, 36_500))
    .addOption(new Option('--until <date>', 'last until this date').argParser(endOfBan).conflicts('days'))
    .action(async (target: string, { reason, days, until, ...options }: BanOptions, command: Command) => {
      const expiresAt = until ?? (days === undefined ? null : Date.now() + days * DAY_MS)
      const terms = { reason, expiresAt }
      const wanted: NewBan = isRange(target) ? { range: target, ...terms } : { player: target, ...terms }
      const ban = await clientFor(options, io).send<Ban>('POST', 'bans', wanted)
      await tell(io, command, options, ban, (made, context) => banLines([made], context))
    })
  withReason(asking(operator, 'unban', 'lift a ban'))
    .argument('<ban>', 'its id')
    .action(async (ban: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(io, command, options, await clientFor(options, io).send('DELETE', `bans/${ban}`, { reason })),
    )
}

const addServer = (operator: Command, io: Io): void => {
  asking(operator, 'jobs', 'list jobs that are waiting, failing or given up')
    .addOption(
      new Option('--state <state>', 'only this state')
        .choices(['waiting', 'failing', 'given-up'])
        .default('failing'),
    )
    .action(async (options: ServerOptions & { readonly state: string }, command: Command) => {
      const { state } = options
      await tell(
        io,
        command,
        options,
        await clientFor(options, io).get<OperatorJobs>('jobs', { state }),
        jobLines,
      )
    })
  withReason(asking(operator, 'retry', 'run a job again now'))
    .argument('<job>', 'its id')
    .action(async (job: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('POST', `jobs/${job}/retry`, { reason }),
      ),
    )
  withReason(asking(operator, 'drop', 'delete a job'))
    .argument('<job>', 'its id')
    .action(async (job: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(io, command, options, await clientFor(options, io).send('DELETE', `jobs/${job}`, { reason })),
    )
  asking(operator, 'channels', 'list notification channels that are failing or switched off').action(
    async (options: ServerOptions, command: Command) =>
      tell(
        io,
        command,
        options,
        await clientFor(options, io).get<OperatorChannels>('channels'),
        channelLines,
      ),
  )
  asking(operator, 'quotas', 'list players and addresses that hit a quota').action(
    async (options: ServerOptions, command: Command) =>
      tell(
        io,
        command,
        options,
        await clientFor(options, io).get<OperatorQuotaHits>('quota-hits'),
        quotaLines,
      ),
  )
  withPages(asking(operator, 'audit', 'list what operators did, latest first')).action(
    async (options: PageOptions, command: Command) =>
      tell(
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
    .summary('print the operator token that the server generated')
    .description(
      'Prints the token that the server generated because none was set. It is read from the store, so you need ' +
        'access to the store. The server may keep running.',
    )
    .addOption(databaseOption())
    .addOption(formerDatabaseOption())
    .action(async (options: { readonly store?: string }) => {
      const place = placeFrom(options, io)
      const { readOperatorToken } = await operate()
      printLines(io, await need(readOperatorToken(place), { store: withoutPassword(place) }))
    })
}

export const addOperator = (program: Command, io: Io): void => {
  const operator = program
    .command('operator')
    .summary('moderate a running server: reports, rooms, players, bans, jobs')
    .description(
      'Does the same as the operator page of a server, through the same API. Needs the operator token in ' +
        `${SETTINGS.operatorToken.variable}. See docs/hosting/moderation.md.`,
    )
    .addHelpText(
      'after',
      examples(
        ['export QUAYSIDE_OPERATOR_TOKEN=$(quayside operator token)', 'on the server itself'],
        ['quayside operator reports', 'reports from players'],
        ['quayside operator rooms Odile --state playing', 'search rooms by name and state'],
        ['quayside operator ban 203.0.113.0/24 --reason spam --days 7', 'ban a range of addresses'],
        ['quayside operator jobs --state given-up --json', 'for programs'],
        ['quayside operator audit --address https://quayside.example', 'on another server'],
      ),
    )
  for (const add of [addToken, addReports, addRooms, addPlayers, addBans, addServer]) add(operator, io)
}
