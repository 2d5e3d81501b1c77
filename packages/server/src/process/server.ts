/** Starting and stopping a server: the order in which its parts begin and end their work. */
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { ROOM_UNAVAILABLE } from '../room/room-cache.ts'
import { isPostgres } from '../storage/database.ts'
import { isFolderShared } from '../storage/store-files.ts'
import { createParts, type ServerParts } from './server-parts.ts'
import { completeSettings, type ServerSettings } from './server-settings.ts'
import { runShutdownSteps, type ShutdownStep } from './shutdown.ts'

/** Clients that did not close their connection by then are terminated. */
const CLOSE_GRACE_MS = 1500

/** Time limits of the shutdown steps; the sum is less than the ten seconds within which a server must exit. */
const SHUTDOWN_MS = { drain: 3000, jobs: 2500, http: 2500, store: 1000 }

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

export interface RunningServer {
  readonly address: string
  /** Runs the jobs that are due. */
  runDueWork(): Promise<void>
  close(): Promise<void>
}

export const startServer = async (given: ServerSettings): Promise<RunningServer> => {
  const settings = completeSettings(given)
  let draining = false
  const parts = await createParts(settings, {
    home: () => settings.publicUrl ?? publicAddress(settings.host, address),
    isDraining: () => draining,
  })
  warnOfSharedFolder(parts)
  await parts.bans.reload()
  logStoredToken(parts)
  const address = await parts.app.listen({ host: settings.host, port: settings.port })
  await parts.rooms.startClusterSync(() => void parts.periodic.reloadBans())
  await takeOverJobs(parts)
  parts.runner.start()
  logStarted(parts, address)
  parts.periodic.start()
  parts.cleaner.start()
  parts.checks.start()
  return {
    address,
    runDueWork: async () => {
      await parts.runner.runDue()
      await parts.checks.run()
      await parts.periodic.run()
    },
    close: () => {
      draining = true
      return stop(parts)
    },
  }
}

/** Cookies and passkeys are bound to the host name, not to the IP address. */
const publicAddress = (host: string, address: string): string => {
  const named = new URL(address)
  if (isIP(host) === 0) named.hostname = host
  return named.origin
}

const warnOfSharedFolder = ({ settings: { store }, log }: ServerParts): void => {
  if (!isPostgres(store) && isFolderShared(store))
    log.warn({ event: 'store.folder_shared' }, 'store folder is open to other users')
}

const logStoredToken = ({ settings, log }: ServerParts): void => {
  if (settings.operatorToken === null)
    log.info(
      { event: 'operator.token_stored' },
      'no operator token configured, using the one in the database: quayside operator token',
    )
}

const takeOverJobs = async ({ store }: ServerParts): Promise<void> => {
  await store.jobQueue.releaseAll()
  // This version may know rules that the one before did not.
  await store.jobs.retryAll(ROOM_UNAVAILABLE.code)
}

const logStarted = ({ settings, log, store }: ServerParts, address: string): void =>
  log.info(
    {
      event: 'server.started',
      version: VERSION,
      address,
      database: isPostgres(settings.store) ? 'postgres' : 'sqlite',
      node: store.node,
      schemaVersion: store.schemaVersion,
    },
    'server started',
  )

const stop = async (parts: ServerParts): Promise<void> => {
  const { log, reports, connections, periodic } = parts
  const startedAt = performance.now()
  log.info({ event: 'server.draining', connections: connections.size }, 'draining')
  periodic.stop()
  await runShutdownSteps(shutdownSteps(parts), (step, problem) => reports.stepNotFinished(step, problem))
  const durationMs = Math.round(performance.now() - startedAt)
  log.info({ event: 'server.stopped', durationMs }, 'server stopped')
}

const shutdownSteps = ({
  connections,
  runner,
  bots,
  cleaner,
  checks,
  app,
  store,
  periodic,
}: ServerParts): readonly ShutdownStep[] => {
  let drainedAt = performance.now()
  return [
    {
      name: 'drain',
      limitMs: SHUTDOWN_MS.drain,
      // Stops accepting, answers what was received, then asks clients to reconnect elsewhere.
      run: async () => {
        await connections.drain()
        drainedAt = performance.now()
      },
    },
    {
      name: 'jobs',
      limitMs: SHUTDOWN_MS.jobs,
      // Jobs that wait for a bot are released, so that another node claims them.
      run: () => Promise.all([runner.stop(), bots.close(), cleaner.stop(), checks.stop()]),
    },
    {
      name: 'http',
      limitMs: SHUTDOWN_MS.http,
      run: async () => {
        const terminateTimer = setTimeout(
          () => {
            connections.terminateAll()
            app.server.closeAllConnections()
          },
          Math.max(0, drainedAt + CLOSE_GRACE_MS - performance.now()),
        )
        await app.close()
        clearTimeout(terminateTimer)
      },
    },
    {
      name: 'store',
      limitMs: SHUTDOWN_MS.store,
      run: async () => {
        await periodic.writePending()
        await store.close()
      },
    },
  ]
}
