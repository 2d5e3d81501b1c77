/**
 * Delivers a notification by all channels of a player in parallel, under one time limit, and counts failures: a channel
 * that keeps failing is switched off, and its owner is notified.
 */
import type { JobSchedule } from '../storage/job-repository.ts'
import type { ChannelError, ChannelRow, JobRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import type { PlayerNotification } from './notification-text.ts'
import { ChannelGone, type Send } from './senders.ts'

export interface DeliverPorts {
  readonly store: Store
  readonly send: Readonly<Record<ChannelRow['kind'], Send>>
  readonly now: () => number
  /** How long all channels of a player may take together. */
  readonly limitMs: number
  /** How often in a row a channel may fail before it is switched off. */
  readonly maxFailures: number
  /** Called for each channel that was switched off after too many failures. */
  readonly switchedOff: (kind: ChannelRow['kind']) => void
  /** Called for each channel that was removed because its address is gone for good. */
  readonly removed?: (kind: ChannelRow['kind']) => void
}

export const CHANNEL_OFF_JOB = 'channel-off'

/** The channel that was switched off. */
export interface ChannelOffPayload {
  readonly player: string
  readonly channel: string
}

const channelOffJob = (player: string, channel: string, room: string, dueAt: number): JobSchedule => ({
  id: `${CHANNEL_OFF_JOB}-${channel}`,
  kind: CHANNEL_OFF_JOB,
  room_id: room,
  payload_json: JSON.stringify({ player, channel } satisfies ChannelOffPayload),
  due_at: dueAt,
  owner_id: player,
})

/** A mail address counts as the player's only after its confirmation code was entered. */
const isConfirmed = (address: string): boolean => !('code' in (JSON.parse(address) as object))

const fieldOf = (problem: unknown, field: 'code' | 'statusCode' | 'responseCode'): string =>
  typeof problem === 'object' && problem !== null && field in problem
    ? String((problem as Readonly<Record<string, unknown>>)[field])
    : ''

/** The server's own network is down, not the channel. */
const OWN_NETWORK_ERRORS: ReadonlySet<string> = new Set(['ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN'])

const NO_CONNECTION = /^(?:ECONN|EHOST|ENOTFOUND|EPIPE|CERT_|ERR_TLS|DEPTH_ZERO|UNABLE_TO_|SELF_SIGNED)/

/** Why a channel failed; null when the failure is not the channel's fault. */
export const channelError = (kind: ChannelRow['kind'], problem: unknown): ChannelError | null => {
  const code = fieldOf(problem, 'code')
  // The mail server is ours, so only an error about the recipient counts against the channel.
  if (kind === 'mail') return code === 'EENVELOPE' ? 'refused' : null
  if (OWN_NETWORK_ERRORS.has(code)) return null
  if (fieldOf(problem, 'statusCode') !== '') return 'refused'
  if (problem instanceof Error && /^(?:TimeoutError|AbortError)$/.test(problem.name)) return 'no-answer'
  return NO_CONNECTION.test(code) ? 'unreachable' : 'failed'
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

/** Sends by every active channel; when all fail, the job fails and is retried. `signal` aborts. */
export const deliver = async (
  ports: DeliverPorts,
  player: string,
  notification: PlayerNotification,
  job: JobRow,
  signal: AbortSignal,
): Promise<void> => {
  const { store, send, limitMs } = ports
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  const timedOut = rejectedBy(limit)
  timedOut.catch(() => undefined)
  const channels = (await store.channels.of(player)).filter(
    ({ address_json: address, disabled_at: disabledAt }) => disabledAt === null && isConfirmed(address),
  )
  const sent = await Promise.allSettled(
    channels.map(({ kind, address_json: address }) =>
      Promise.race([send[kind](notification, address), timedOut]),
    ),
  )
  const isReached = sent.some(({ status }) => status === 'fulfilled')
  const isShuttingDown = signal.aborted
  const problems: unknown[] = []
  for (const [index, channel] of channels.entries()) {
    const result = sent[index]
    if (result?.status !== 'rejected') {
      if (channel.failure_count > 0) await store.channels.worked(channel.id)
      continue
    }
    if (!(result.reason instanceof ChannelGone)) problems.push(result.reason)
    // Aborted by the shutdown: no failure of the channel.
    if (!isShuttingDown) await noteFailure(ports, channel, result.reason, job)
  }
  if (!isReached && problems.length > 0)
    throw new AggregateError(problems, 'all notification channels failed')
}

const noteFailure = async (
  { store, now, maxFailures, switchedOff, removed }: DeliverPorts,
  { id, player_id: player, kind }: ChannelRow,
  problem: unknown,
  { room_id: room }: JobRow,
): Promise<void> => {
  if (problem instanceof ChannelGone) {
    await store.channels.remove(player, id)
    removed?.(kind)
    return
  }
  const error = channelError(kind, problem)
  if (error === null || !(await store.channels.failed(id, error, maxFailures, now()))) return
  switchedOff(kind)
  await store.jobQueue.plan(channelOffJob(player, id, room, now()))
}
