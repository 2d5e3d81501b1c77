/** What is worth knowing about a running server; `docs/hosting/dashboard.json` draws it. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const THOUGHT = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** What is asked for when somebody reads. */
export interface GaugeSources {
  readonly sockets: () => number
  readonly rooms: () => number
  readonly botsWaiting: () => number
  readonly botsThinking: () => number
  readonly botThreads: () => number
  readonly draining: () => boolean
  readonly bans: () => number
}

export class ServerMetrics {
  readonly #registry = new Registry()
  readonly entries = this.#counter('quayside_entries_total', 'Log entries that became durable.')
  readonly durable = this.#histogram(
    'quayside_durable_seconds',
    'From when an entry was ready until it was durable.',
    QUICK,
  )
  readonly messages = this.#histogram(
    'quayside_message_seconds',
    'From when a message was heard until it was answered.',
    QUICK,
  )
  readonly botsWaited = this.#histogram(
    'quayside_bot_wait_seconds',
    'How long a question waited for a thread.',
    THOUGHT,
  )
  readonly botsThought = this.#histogram('quayside_bot_think_seconds', 'How long a bot thought.', THOUGHT)
  readonly botsFailed = this.#counter('quayside_bot_failures_total', 'Questions that no bot answered.')
  readonly botsHurried = this.#counter(
    'quayside_bots_hurried_total',
    'Bots that had to answer at once because another host was kept waiting.',
  )
  readonly jobsDone = this.#counter('quayside_errands_total', 'Jobs that were run.', ['kind'])
  readonly jobsFailed = this.#counter('quayside_errand_failures_total', 'Jobs that failed.', ['kind'])
  readonly jobRetries = this.#counter(
    'quayside_job_retries_total',
    'Jobs that failed and were put off to be tried again.',
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
  readonly unreadable = this.#counter(
    'quayside_tables_unreadable_total',
    'Rooms that could not be read here and were taken out of service.',
    ['code'],
  )
  readonly expired = this.#counter('quayside_expired_total', 'What expired and was removed, by kind.', [
    'kind',
  ])
  readonly quotaHits = this.#counter(
    'quayside_quota_hits_total',
    'Requests that were refused because of a quota, by quota.',
    ['quota'],
  )
  readonly operatorTokenFailures = this.#counter(
    'quayside_operator_token_failures_total',
    'Wrong operator tokens, and requests of addresses that have to wait after some.',
    ['reason'],
  )
  readonly bannedRequests = this.#counter(
    'quayside_banned_requests_total',
    'Requests that were refused because of a ban.',
  )

  watch(watched: GaugeSources): void {
    this.#gauge('quayside_sockets', 'Open sockets.', watched.sockets)
    this.#gauge('quayside_rooms_open', 'Rooms in memory.', watched.rooms)
    this.#gauge('quayside_bots_waiting', 'Questions that wait for a thread.', watched.botsWaiting)
    this.#gauge('quayside_bots_thinking', 'Bots that think now.', watched.botsThinking)
    this.#gauge('quayside_bot_threads', 'Threads that are there for bots.', watched.botThreads)
    this.#gauge('quayside_bans', 'Bans that hold.', watched.bans)
    this.#gauge('quayside_draining', 'Whether the server is about to end.', () => Number(watched.draining()))
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
    this.#gauge('process_start_time_seconds', 'When the process began.', () => performance.timeOrigin / 1000)
    // Reading begins a new stretch, so that each reading tells of the time since the last one.
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    this.#gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'How late the event loop was since the last reading.',
      () => {
        const late = delay.percentile(99) / 1e9
        delay.reset()
        return Number.isFinite(late) ? late : 0
      },
    )
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

  /** A number that is asked for when somebody reads. */
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
