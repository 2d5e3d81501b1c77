/** What is worth knowing about a running server; `docs/hosting/dashboard.json` draws it. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { type Counter, Registry, type Timings } from './metrics-registry.ts'

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const THOUGHT = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** What is asked for when somebody reads. */
export interface Watched {
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
  readonly entries: Counter
  readonly durable: Timings
  readonly messages: Timings
  readonly botsWaited: Timings
  readonly botsThought: Timings
  readonly botsFailed: Counter
  readonly botsHurried: Counter
  readonly jobsDone: Counter
  readonly jobsFailed: Counter
  readonly jobRetries: Counter
  readonly jobsGivenUp: Counter
  readonly channelsOff: Counter
  readonly unreadable: Counter
  readonly quotaHits: Counter
  readonly expired: Counter
  readonly operatorTokenFailures: Counter
  readonly bannedRequests: Counter

  constructor() {
    const registry = this.#registry
    this.entries = registry.counter('quayside_entries_total', 'Log entries that became durable.')
    this.durable = registry.timings(
      'quayside_durable_seconds',
      'From when an entry was ready until it was durable.',
      QUICK,
    )
    this.messages = registry.timings(
      'quayside_message_seconds',
      'From when a message was heard until it was answered.',
      QUICK,
    )
    this.botsWaited = registry.timings(
      'quayside_bot_wait_seconds',
      'How long a question waited for a thread.',
      THOUGHT,
    )
    this.botsThought = registry.timings('quayside_bot_think_seconds', 'How long a bot thought.', THOUGHT)
    this.botsFailed = registry.counter('quayside_bot_failures_total', 'Questions that no bot answered.')
    this.botsHurried = registry.counter(
      'quayside_bots_hurried_total',
      'Bots that had to answer at once because another host was kept waiting.',
    )
    this.jobsDone = registry.counter('quayside_errands_total', 'Errands that were run.')
    this.jobsFailed = registry.counter('quayside_errand_failures_total', 'Errands that went wrong.')
    this.jobRetries = registry.counter(
      'quayside_job_retries_total',
      'Jobs that failed and were put off to be tried again.',
    )
    this.jobsGivenUp = registry.counter(
      'quayside_jobs_given_up_total',
      'Jobs that failed too often and were left to the operator.',
    )
    this.channelsOff = registry.counter(
      'quayside_channels_switched_off_total',
      'Channels that failed too often in a row and were switched off.',
    )
    this.unreadable = registry.counter(
      'quayside_tables_unreadable_total',
      'Tables that could not be read here and were taken out of service.',
    )
    this.expired = registry.counter('quayside_expired_total', 'What expired and was removed, by kind.')
    this.quotaHits = registry.counter(
      'quayside_quota_hits_total',
      'Requests that were refused because of a quota, by quota.',
    )
    this.operatorTokenFailures = registry.counter(
      'quayside_operator_token_failures_total',
      'Wrong operator tokens, and requests of addresses that have to wait after some.',
    )
    this.bannedRequests = registry.counter(
      'quayside_banned_requests_total',
      'Requests that were refused because of a ban.',
    )
  }

  watch(watched: Watched): void {
    const registry = this.#registry
    registry.gauge('quayside_sockets', 'Open sockets.', watched.sockets)
    registry.gauge('quayside_rooms_open', 'Tables in memory.', watched.rooms)
    registry.gauge('quayside_bots_waiting', 'Questions that wait for a thread.', watched.botsWaiting)
    registry.gauge('quayside_bots_thinking', 'Bots that think now.', watched.botsThinking)
    registry.gauge('quayside_bot_threads', 'Threads that are there for bots.', watched.botThreads)
    registry.gauge('quayside_bans', 'Bans that hold.', watched.bans)
    registry.gauge('quayside_draining', 'Whether the server is about to end.', () =>
      Number(watched.draining()),
    )
    registry.gauge(
      'process_cpu_seconds_total',
      'Processor time.',
      () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1e6
      },
      'counter',
    )
    registry.gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
    registry.gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
    registry.gauge(
      'process_start_time_seconds',
      'When the process began.',
      () => performance.timeOrigin / 1000,
    )
    // Reading begins a new stretch, so that each reading tells of the time since the last one.
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    registry.gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'How late the event loop was since the last reading.',
      () => {
        const late = delay.percentile(99) / 1e9
        delay.reset()
        return Number.isFinite(late) ? late : 0
      },
    )
  }

  get text(): string {
    return this.#registry.text
  }
}
