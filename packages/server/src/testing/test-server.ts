import { type RunningServer, startServer } from '../process/server.ts'
import type { ServerSettings } from '../process/server-settings.ts'

/** A server without a log, on a free port of this machine. */
export const startTestServer = (
  store: string,
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer> => startServer({ store, host: '127.0.0.1', port: 0, log: false, ...settings })
