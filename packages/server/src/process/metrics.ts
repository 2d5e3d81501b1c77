/** Prometheus metrics of a server; `docs/hosting/dashboard.json` is their Grafana dashboard. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const BOT_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Gauges are read at every scrape. */
export interface GaugeSources {
  readonly connections: () => number
  readonly rooms: () => number
  readonly admissionQueue: () => number
  readonly botQueue: () => number
  readonly busyWorkers: () => number
  readonly workers: () => number
  readonly draining: () => boolean
  readonly bans: () => number
}

export class ServerMetrics {
  readonly #registry = new Registry()
  readonly entriesAppended = this.#counter('quayside_entries_appended_total', 'Log entries written.')
  readonly appendDuration = this.#histogram(
    'quayside_append_duration_seconds',
    'Time from queueing an entry to its commit.',
    LATENCY_BUCKETS,
  )
  readonly messageDuration = this.#histogram(
    'quayside_message_duration_seconds',
    'Time to answer a client message.',
    LATENCY_BUCKETS,
  )
  readonly botQueueDuration = this.#histogram(
    'quayside_bot_queue_duration_seconds',
    'Time a bot decision waited for a worker.',
    BOT_BUCKETS,
  )
  readonly botDecisionDuration = this.#histogram(
    'quayside_bot_decision_duration_seconds',
    'Time a bot worker took to decide.',
    BOT_BUCKETS,
  )
  readonly botDecisionsFailed = this.#counter(
    'quayside_bot_decisions_failed_total',
    'Bot decisions without an answer.',
  )
  readonly botDecisionsCutShort = this.#counter(
    'quayside_bot_decisions_cut_short_total',
    'Bot decisions that had to end early because another host was waiting.',
  )
  readonly jobsCompleted = this.#counter('quayside_jobs_completed_total', 'Jobs completed.', ['kind'])
  readonly jobsFailed = this.#counter('quayside_jobs_failed_total', 'Job attempts that failed.', ['kind'])
  readonly jobsRetried = this.#counter(
    'quayside_jobs_retried_total',
    'Job attempts that failed and will be retried.',
    ['kind'],
  )
  readonly jobsGivenUp = this.#counter(
    'quayside_jobs_given_up_total',
    'Jobs that failed too often and were left to the operator.',
    ['kind'],
  )
  readonly channelsOff = this.#counter(
    'quayside_channels_switched_off_total',
    'Channels that failed too often in a row and were switched off.',
    ['kind'],
  )
  readonly roomsUnreadable = this.#counter(
    'quayside_rooms_unreadable_total',
    'Rooms taken out of service on this node.',
    ['code'],
  )
  readonly expired = this.#counter(
    'quayside_expired_total',
    'Rows removed because their retention time was over.',
    ['kind'],
  )
  readonly quotaHits = this.#counter('quayside_quota_hits_total', 'Requests refused because of a quota.', [
    'quota',
  ])
  readonly operatorTokenFailures = this.#counter(
    'quayside_operator_token_failures_total',
    'Requests with a wrong operator token, or from an address that has to wait after some.',
    ['reason'],
  )
  readonly connectionsClosed = this.#counter(
    'quayside_connections_closed_total',
    'WebSocket connections that the server closed, by reason.',
    ['reason'],
  )
  readonly bannedRequests = this.#counter(
    'quayside_banned_requests_total',
    'Requests refused because of a ban.',
  )

  watch(watched: GaugeSources): void {
    this.#gauge('quayside_connections_open', 'Open WebSocket connections.', watched.connections)
    this.#gauge('quayside_rooms_loaded', 'Rooms in memory.', watched.rooms)
    this.#gauge('quayside_admission_queue_length', 'Requests waiting for admission.', watched.admissionQueue)
    this.#gauge('quayside_bot_queue_length', 'Bot decisions waiting for a worker.', watched.botQueue)
    this.#gauge('quayside_bot_workers_busy', 'Workers deciding now.', watched.busyWorkers)
    this.#gauge('quayside_bot_workers', 'Bot workers started.', watched.workers)
    this.#gauge('quayside_bans', 'Bans in force.', watched.bans)
    this.#gauge('quayside_draining', '1 while shutting down.', () => Number(watched.draining()))
    const cpu = new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time.',
      registers: [this.#registry],
      collect: () => {
        const { user, system } = process.cpuUsage()
        cpu.reset()
        cpu.inc((user + system) / 1e6)
      },
    })
    this.#gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
    this.#gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
    this.#gauge(
      'process_start_time_seconds',
      'Start of the process, Unix time.',
      () => performance.timeOrigin / 1000,
    )
    // Reset at every scrape, so that each value is about the time since the last one.
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    this.#gauge('nodejs_eventloop_lag_p99_seconds', 'Event loop delay since the last scrape.', () => {
      const seconds = delay.percentile(99) / 1e9
      delay.reset()
      return Number.isFinite(seconds) ? seconds : 0
    })
  }

  /** In the text format that Prometheus reads. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] })
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.#registry] })
  }

  /** A gauge that is read at every scrape. */
  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }
}
