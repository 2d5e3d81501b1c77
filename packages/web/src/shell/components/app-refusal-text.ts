import type { Refusal } from '@quayside/kernel'
import type { HouseWords } from '@quayside/table/page/texts.ts'

/** The refusals that are the program's own; every other one is the game's. */
const OWN = [
  'no-such-game',
  'open-elsewhere',
  'opened-elsewhere',
  'damaged-save',
  'worker-crashed',
  'bot-crashed',
  'unknown-game',
  'wrong-seat-count',
  'storage-full',
  'storage-blocked',
  'storage-newer',
  'storage-failed',
] as const

/** Null for a refusal that only a game can explain. */
export const appRefusalText = ({ code }: Refusal, { shell }: HouseWords): string | null => {
  const own = OWN.find((known) => known === code)
  return own === undefined ? null : shell(`refusal.${own}`)
}
