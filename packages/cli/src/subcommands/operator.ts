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
  playerLines,
  quotaLines,
  type Report,
  reportLines,
  roomLines,
} from '../operator/operator-lists.ts'
import { parseInteger, valued } from '../set-up-flags.ts'
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

/** A subcommand that asks a running server. */
const asking = (operator: Command, name: string): Command =>
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
  asking(operator, 'reports').action(async (options: ServerOptions, command: Command) =>
    tell(io, command, options, await clientFor(options, io).get<readonly Report[]>('reports'), reportLines),
  )
  withReason(asking(operator, 'resolve'))
    .argument('<report>')
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
  withPages(asking(operator, 'rooms'))
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
        await tell(
          io,
          command,
          options,
          await clientFor(options, io).get<OperatorRooms>('rooms', query),
          roomLines,
        )
      },
    )
  withReason(asking(operator, 'close'))
    .argument('<room>')
    .action(async (room: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('POST', `rooms/${room}/close`, { reason }),
      ),
    )
  withReason(asking(operator, 'remove'))
    .argument('<room>')
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
  withPages(asking(operator, 'players'))
    .argument('[text]')
    .action(async (search: string | undefined, options: PageOptions, command: Command) => {
      const query = { search, ...pageQuery(options) }
      const found = await clientFor(options, io).get<OperatorPlayers>('players', query)
      await tell(io, command, options, found, playerLines)
    })
  withReason(asking(operator, 'rename'))
    .argument('<player>')
    .argument('<name>')
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
  if (Number.isNaN(time)) throw badValue({ kind: 'date' })
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
  asking(operator, 'bans').action(async (options: ServerOptions, command: Command) =>
    tell(io, command, options, await clientFor(options, io).get<readonly Ban[]>('bans'), banLines),
  )
  asking(operator, 'ban')
    .argument('<target>')
    .requiredOption('--reason <text>')
    .addOption(valued('--days <count>', parseInteger(1, 36_500)))
    .addOption(new Option('--until <date>').argParser(endOfBan).conflicts('days'))
    .action(async (target: string, { reason, days, until, ...options }: BanOptions, command: Command) => {
      const expiresAt = until ?? (days === undefined ? null : Date.now() + days * DAY_MS)
      const terms = { reason, expiresAt }
      const wanted: NewBan = isRange(target) ? { range: target, ...terms } : { player: target, ...terms }
      const ban = await clientFor(options, io).send<Ban>('POST', 'bans', wanted)
      await tell(io, command, options, ban, (made, context) => banLines([made], context))
    })
  withReason(asking(operator, 'unban'))
    .argument('<ban>')
    .action(async (ban: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(io, command, options, await clientFor(options, io).send('DELETE', `bans/${ban}`, { reason })),
    )
}

const addServer = (operator: Command, io: Io): void => {
  asking(operator, 'jobs')
    .addOption(new Option('--state <state>').choices(['waiting', 'failing', 'given-up']).default('failing'))
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
  withReason(asking(operator, 'retry'))
    .argument('<job>')
    .action(async (job: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(
        io,
        command,
        options,
        await clientFor(options, io).send('POST', `jobs/${job}/retry`, { reason }),
      ),
    )
  withReason(asking(operator, 'drop'))
    .argument('<job>')
    .action(async (job: string, { reason, ...options }: ReasonOptions, command: Command) =>
      tellDone(io, command, options, await clientFor(options, io).send('DELETE', `jobs/${job}`, { reason })),
    )
  asking(operator, 'channels').action(async (options: ServerOptions, command: Command) =>
    tell(io, command, options, await clientFor(options, io).get<OperatorChannels>('channels'), channelLines),
  )
  asking(operator, 'quotas').action(async (options: ServerOptions, command: Command) =>
    tell(io, command, options, await clientFor(options, io).get<OperatorQuotaHits>('quota-hits'), quotaLines),
  )
  withPages(asking(operator, 'audit')).action(async (options: PageOptions, command: Command) =>
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
