/** What was asked for on the command line of `npm start` or in the environment. */
import { parseArgs } from 'node:util'

export interface Wishes {
  /** Null for 8080 or the next free one. */
  readonly port: number | null
  readonly host: string
  /** Where the tables are kept; null for the site alone. */
  readonly store: string | null
  readonly help: boolean
}

export const USAGE = `npm start -- [options]

  --port N         the port; otherwise 8080 or the next free one            (PORT)
  --host ADDRESS   localhost unless told otherwise; 0.0.0.0 lets others in  (QUAYSIDE_HOST)
  --store PLACE    where online games are kept: a file, quayside-data/quayside.db unless told otherwise,
                   or postgres://user:password@host/database                (QUAYSIDE_STORE)
  --site-only      the site alone: games at one screen and against bots, nothing online
  --help

The words in brackets do the same in the environment. Without https others can play, but not install the
program or play without a connection.`

const readPort = (text: string): number | null => {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null
}

/** Null for what cannot be understood. */
export const readArguments = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Wishes | null => {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        store: { type: 'string' },
        'site-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const asked = values.port || environment['PORT'] || null
    const port = asked === null ? null : readPort(asked)
    if (asked !== null && port === null) return null
    const store = values.store || environment['QUAYSIDE_STORE'] || 'quayside-data/quayside.db'
    return {
      port,
      host: values.host || environment['QUAYSIDE_HOST'] || 'localhost',
      store: values['site-only'] ? null : store,
      help: values.help,
    }
  } catch {
    return null
  }
}
