import { randomBytes } from 'node:crypto'

/** Eight letters and digits: short enough to read out to somebody. */
export const randomSeed = (): string => randomBytes(4).toString('hex')
