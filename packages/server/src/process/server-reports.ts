/** What the parts of a server report: the log lines and metrics of each callback. */
import type { Refusal, Seat } from '@quayside/kernel'
import type { Logger } from 'pino'
import type { CleanerPorts } from '../accounts/cleaner.ts'
import type { PoolSettings } from '../bots/bot-pool.ts'
import type { CloseReason } from '../connection/connection.ts'
import { failureText, type JobRunnerPorts } from '../jobs/job-runner.ts'
import type { OperatorAccessPorts } from '../moderation/operator-access.ts'
import type { NotifyPorts } from '../notifications/notify-turn.ts'
import type { Room } from '../room/room.ts'
import type { AppliedMigration, StoreEvents } from '../storage/store.ts'
import type { ServerMetrics } from './metrics.ts'

export class ServerReports {
  readonly log: Logger
  readonly metrics: ServerMetrics

  constructor(log: Logger, metrics: ServerMetrics) {
    this.log = log
    this.metrics = metrics
  }

  get store(): StoreEvents {
    const { log } = this
    return {
      connectionLost: (code) => log.warn({ event: 'db.connection_lost', code }, 'database connection lost'),
      disconnected: (unsent) =>
        log.warn({ event: 'bus.disconnected', unsent }, 'cluster bus disconnected, reconnecting'),
      connected: () => log.info({ event: 'bus.connected' }, 'cluster bus connected'),
    }
  }

  migrated({ from, to, durationMs }: AppliedMigration): void {
    this.log.info({ event: 'db.migrated', from, to, durationMs }, 'migration applied')
  }

  get botPool(): Pick<PoolSettings, 'hurried' | 'workerFailed' | 'onDecided'> {
    const { log, metrics } = this
    return {
      hurried: () => metrics.botDecisionsCutShort.inc(),
      workerFailed: ({ room, level }, err) =>
        log.warn({ event: 'bot.worker_failed', room, level, err }, 'bot worker failed'),
      onDecided: (waitedMs, thoughtMs) => {
        metrics.botQueueDuration.observe(waitedMs / 1000)
        if (thoughtMs === null) metrics.botDecisionsFailed.inc()
        else metrics.botDecisionDuration.observe(thoughtMs / 1000)
      },
    }
  }

  botStuck({ row: { id: room } }: Room, seat: Seat, level: string, attempts: number): void {
    this.log.warn({ event: 'bot.stuck', room, seat, level, attempts }, 'bot could not decide')
  }

  entryAppended(milliseconds: number): void {
    this.metrics.entriesAppended.inc()
    this.metrics.appendDuration.observe(milliseconds / 1000)
  }

  roomUnreadable(room: string, { code, params }: Refusal): void {
    this.metrics.roomsUnreadable.inc({ code })
    this.log.error(
      { event: 'room.unreadable', room, code, params },
      'room unreadable, taken out of service on this node',
    )
  }

  get channels(): Pick<NotifyPorts, 'switchedOff' | 'removed'> {
    const { log, metrics } = this
    return {
      switchedOff: (kind) => {
        metrics.channelsOff.inc({ kind })
        log.info(
          { event: 'channel.switched_off', kind },
          'notification channel failed too often, switched off',
        )
      },
      removed: (kind) => log.info({ event: 'channel.removed', kind }, 'notification channel gone, removed'),
    }
  }

  get jobs(): Pick<JobRunnerPorts, 'done' | 'retried' | 'gaveUp' | 'failed'> {
    const { log, metrics } = this
    return {
      done: ({ kind }) => metrics.jobsCompleted.inc({ kind }),
      retried: ({ kind }) => metrics.jobsRetried.inc({ kind }),
      gaveUp: ({ id, kind, room_id: room, attempts }) => {
        metrics.jobsGivenUp.inc({ kind })
        log.error({ event: 'job.given_up', job: id, kind, room, attempts: attempts + 1 }, 'job given up')
      },
      failed: (job, problem) => {
        metrics.jobsFailed.inc({ kind: job?.kind ?? 'none' })
        const reason = failureText(problem)
        if (job === null) log.error({ event: 'job.claim_failed', reason }, 'claiming jobs failed')
        else {
          const { id, kind, room_id: room, attempts } = job
          log.warn(
            { event: 'job.failed', job: id, kind, room, attempts: attempts + 1, reason },
            'job attempt failed',
          )
        }
      },
    }
  }

  dailyCheckFailed(entry: string | null, err: unknown): void {
    this.log.warn({ event: 'daily.check_failed', entry, err }, 'checking a daily entry failed')
  }

  connectionClosed(reason: CloseReason): void {
    this.metrics.connectionsClosed.inc({ reason })
  }

  addressBlocked(address: string): void {
    this.log.warn({ event: 'address.blocked', address }, 'address blocked')
  }

  readonly operatorTokenFailed: OperatorAccessPorts['failed'] = (address, reason) => {
    this.metrics.operatorTokenFailures.inc({ reason })
    if (reason === 'wrong') this.log.warn({ event: 'operator.wrong_token', address }, 'wrong operator token')
  }

  get cleaner(): Pick<CleanerPorts, 'cleaned' | 'failed'> {
    const { log, metrics } = this
    return {
      cleaned: (removed) => {
        for (const [kind, count] of Object.entries(removed)) metrics.expired.inc({ kind }, count)
        log.info({ event: 'retention.cleaned', removed }, 'expired data removed')
      },
      failed: (err) => log.error({ event: 'retention.failed', err }, 'removing expired data failed'),
    }
  }

  bansNotReloaded(err: unknown): void {
    this.log.error({ event: 'bans.reload_failed', err }, 'reading bans failed')
  }

  auditNotWritten(err: unknown): void {
    this.log.error({ event: 'audit.failed', err }, 'writing the audit log failed')
  }

  quotasNotStored(problem: unknown): void {
    this.log.warn({ event: 'quota.write_failed', reason: failureText(problem) }, 'storing quota hits failed')
  }

  stepNotFinished(step: string, problem: unknown): void {
    this.log.warn(
      { event: 'server.shutdown_incomplete', step, reason: failureText(problem) },
      'shutdown step not finished',
    )
  }
}
