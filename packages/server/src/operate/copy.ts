/** Copies of a store: into a file, out of one, and straight into another database. */
import type { Result } from '@quayside/kernel'
import { readBackup, writeBackup } from './backup-file.ts'
import type { Counts } from './contents.ts'
import { fill } from './fill.ts'
import { withSnapshot } from './snapshot.ts'
import { orRefuse, type UnfitCode } from './unfit.ts'

/** Writes everything that a store holds at this moment into a new file. Games may go on. */
export const backUp = (store: string, file: string, made = Date.now()): Promise<Result<Counts, UnfitCode>> =>
  orRefuse(() => withSnapshot(store, (contents) => writeBackup(file, contents, made)))

/** Fills an empty store from a file: with all of it, or not at all. */
export const restore = (file: string, store: string): Promise<Result<Counts, UnfitCode>> =>
  orRefuse(async () => fill(store, await readBackup(file)))

/** Fills an empty store with what another one holds, on whichever databases the two are. */
export const copyStore = (from: string, to: string): Promise<Result<Counts, UnfitCode>> =>
  orRefuse(() => withSnapshot(from, (contents) => fill(to, contents)))
