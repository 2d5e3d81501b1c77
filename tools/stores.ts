/** A new database for a run of a tool. */
import { DATABASES } from '@quayside/server/testing'
import { choice } from './options.ts'

type Database = Awaited<ReturnType<(typeof DATABASES)[number][1]>>

export const STORES = ['sqlite', 'postgres'] as const

export type StoreName = (typeof STORES)[number]

export const STORE = choice(STORES, 'sqlite', 'the database, fresh for the run')

/** By the value of the option. */
export const openStore = (name: StoreName): Promise<Database> => {
  const start = DATABASES[STORES.indexOf(name)]?.[1]
  if (!start) throw new Error(`no such store: ${name}`)
  return start()
}
