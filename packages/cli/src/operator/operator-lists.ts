/** Formats replies of the operator API as lines for a terminal. */

import type {
  AuditEntries,
  Ban,
  OperatorChannels,
  OperatorJobs,
  OperatorPlayers,
  OperatorQuotaHits,
  OperatorRooms,
} from '@quayside/protocol'
import { dateText, formatTag, joinItems, joinParts, withNote } from '@quayside/texts'
import type { SayOperator } from '@quayside/texts/messages/operator'
import type { Language } from '../language.ts'
import type { CliText } from '../messages/index.ts'
import { columnsOf, printable } from '../terminal/text-layout.ts'

export interface ListContext {
  readonly language: Language
  readonly t: CliText
  readonly operator: SayOperator
}

export interface ListedReport {
  readonly id: string
  readonly room: string
  readonly player: string
  readonly reporterName: string
  readonly author: string
  readonly name: string
  readonly text: string
  readonly messageCreatedAt: number
  readonly reason: string
  readonly createdAt: number
}

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  columnsOf([headings, ...rows.map((row) => row.map(printable))])

const dayText = (time: number | null, { language }: ListContext): string =>
  time === null ? '' : dateText(time, formatTag(language))

const named = (name: string, id: string, { language }: ListContext): string => withNote(name, id, language)

export const reportLines = (reports: readonly ListedReport[], context: ListContext): string[] => {
  const { operator, t } = context
  if (reports.length === 0) return [operator('reports.none')]
  return reports.flatMap(
    ({ id, room, author, name, reporterName, text, messageCreatedAt, reason, createdAt }) => [
      `${t('operator.id')} ${id}`,
      printable(
        `  ${joinParts([named(name, author, context), dayText(messageCreatedAt, context), room], context.language)}`,
      ),
      printable(`  > ${text}`),
      printable(`  ${operator('reports.by', { player: reporterName, date: dayText(createdAt, context) })}`),
      ...(reason === '' ? [] : [printable(`  ${operator('reports.why', { why: reason })}`)]),
    ],
  )
}

export const roomLines = ({ rooms, nextCursor }: OperatorRooms, context: ListContext): string[] => {
  const { operator, t } = context
  if (rooms.length === 0) return [operator('search.none')]
  const rows = rooms.map(({ room, game, state, host, seats, changedAt }) => [
    room,
    game,
    operator(`rooms.${state}`),
    dayText(changedAt, context),
    host.name,
    joinItems(
      seats.map(({ name, bot, free }) => (free ? operator('rooms.free') : name || (bot ?? '–'))),
      context.language,
    ),
  ])
  const titles = [
    t('operator.id'),
    operator('rooms.game'),
    operator('rooms.state'),
    t('operator.changed'),
    t('operator.host'),
    operator('players'),
  ]
  return [...table(titles, rows), ...moreLine(nextCursor, context)]
}

export const playerLines = ({ players, nextCursor }: OperatorPlayers, context: ListContext): string[] => {
  const { operator, t } = context
  if (players.length === 0) return [operator('search.none')]
  const rows = players.map(({ id, name, kind, createdAt, roomCount, ban, addresses }) => [
    id,
    name,
    operator(`players.${kind}`),
    dayText(createdAt, context),
    String(roomCount),
    ban === null ? '' : banEnd(ban, context),
    joinItems(addresses, context.language),
  ])
  const titles = [
    t('operator.id'),
    t('operator.name'),
    t('operator.kind'),
    t('operator.since'),
    operator('rooms'),
    operator('bans'),
    t('operator.addresses'),
  ]
  return [...table(titles, rows), ...moreLine(nextCursor, context)]
}

const banEnd = ({ expiresAt }: Ban, context: ListContext): string =>
  expiresAt === null
    ? context.operator('bans.always')
    : context.operator('bans.until', { date: dayText(expiresAt, context) })

export const banLines = (bans: readonly Ban[], context: ListContext): string[] => {
  const { operator, t } = context
  if (bans.length === 0) return [operator('bans.none')]
  const rows = bans.map((ban) => [
    ban.id,
    ban.player === null ? (ban.range ?? '') : named(ban.player.name, ban.player.id, context),
    banEnd(ban, context),
    ban.reason,
  ])
  return table(
    [t('operator.id'), operator('audit.target'), operator('bans.length'), operator('reason')],
    rows,
  )
}

export const jobLines = ({ jobs, counts }: OperatorJobs, context: ListContext): string[] => {
  const { operator, t } = context
  const { waiting, failing, givenUp } = counts
  const summary = joinParts(
    [
      operator('jobs.waiting', { count: waiting }),
      operator('jobs.failing', { count: failing }),
      operator('jobs.given-up', { count: givenUp }),
    ],
    context.language,
  )
  if (jobs.length === 0) return [summary, operator('jobs.none')]
  const rows = jobs.map(({ id, kind, room, owner, dueAt, attempts, lastError }) => [
    id,
    kind,
    room,
    owner ?? '',
    dayText(dueAt, context),
    String(attempts),
    lastError ?? '',
  ])
  const titles = [
    t('operator.id'),
    t('operator.kind'),
    t('operator.room'),
    t('operator.owner'),
    t('operator.due'),
    t('operator.attempts'),
    t('operator.error'),
  ]
  return [summary, ...table(titles, rows)]
}

export const channelLines = (channels: OperatorChannels, context: ListContext): string[] => {
  const { operator, t } = context
  if (channels.length === 0) return [operator('channels.none')]
  const rows = channels.map(({ kind, player, failures, failedAt, lastError, offSince }) => [
    named(player.name, player.id, context),
    operator(`channels.${kind}`),
    String(failures),
    dayText(failedAt, context),
    lastError ?? '',
    offSince === null ? '' : operator('channels.off', { date: dayText(offSince, context) }),
  ])
  const titles = [
    t('operator.owner'),
    t('operator.kind'),
    t('operator.attempts'),
    operator('quotas.last'),
    t('operator.error'),
    operator('rooms.state'),
  ]
  return table(titles, rows)
}

export const quotaLines = (hits: OperatorQuotaHits, context: ListContext): string[] => {
  const { operator } = context
  if (hits.length === 0) return [operator('quotas.none')]
  const rows = hits.map(({ quota, subject, hits: count, lastAt }) => [
    quota,
    subject,
    String(count),
    dayText(lastAt, context),
  ])
  const titles = [
    operator('quotas.quota'),
    operator('quotas.subject'),
    operator('quotas.hits'),
    operator('quotas.last'),
  ]
  return table(titles, rows)
}

export const auditLines = ({ entries, nextCursor }: AuditEntries, context: ListContext): string[] => {
  const { operator } = context
  if (entries.length === 0) return [operator('audit.none')]
  const rows = entries.map(({ recordedAt, operator: operatorId, action, target, reason }) => [
    dayText(recordedAt, context),
    operatorId,
    action,
    target.name === null ? target.id : named(target.name, target.id, context),
    reason,
  ])
  const titles = [
    operator('audit.when'),
    operator('audit.operator'),
    operator('audit.action'),
    operator('audit.target'),
    operator('reason'),
  ]
  return [...table(titles, rows), ...moreLine(nextCursor, context)]
}

const moreLine = (cursor: string | null, { t }: ListContext): string[] =>
  cursor === null ? [] : [t('operator.more', { cursor })]
