import { setFlagsFromString } from 'node:v8'

/** Part of what is in use that may pile up as garbage, in percent. */
const GARBAGE = 40

/**
 * Left to itself, Node lets garbage pile up to more than what is in use, and what a process once had stays with it:
 * whoever makes much noise could make a server large for good. This is looked at before every collection, so that it can
 * be said to a process that runs; the size of the nursery cannot, and is said where a server is started.
 */
export const collectEarly = (): void => setFlagsFromString(`--heap-growing-percent=${GARBAGE}`)
