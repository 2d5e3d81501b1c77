/** Puts a server under load, then the yardstick, and counts what the server had acknowledged and has not kept. */
import { Store } from '../../storage/store.ts'
import type { Kept } from './crowd-messages.ts'
import type { LoadPlan, LoadProgress, LoadReport } from './plan.ts'
import { Session } from './session.ts'

const missing = async (address: string, kept: readonly Kept[]): Promise<readonly Kept[]> => {
  const store = await Store.open(address)
  const logs = new Map<string, ReadonlySet<string>>()
  try {
    for (const [room] of kept)
      if (!logs.has(room)) {
        const entries = await store.log.read(room, 0)
        logs.set(room, new Set(entries.map(({ seq, request, words }) => `${seq + 1} ${request} ${words}`)))
      }
  } finally {
    await store.close()
  }
  return kept.filter(([room, seq, request, words]) => !logs.get(room)?.has(`${seq} ${request} ${words}`))
}

export const load = async (
  plan: LoadPlan,
  progress: (progress: LoadProgress) => void = () => undefined,
): Promise<LoadReport> => {
  const server = await Session.of(plan, 'server', progress)
  const lost = await missing(plan.store, server.kept)
  const echo = await Session.of(plan, 'echo', progress)
  return { server, echo, lost }
}
