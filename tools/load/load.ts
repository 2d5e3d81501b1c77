/** Puts a server under load, then the yardstick, and counts what the server had acknowledged and has not kept. */
import { brokenEntries } from '../chaos/promises.ts'
import type { LoadPlan, LoadProgress, LoadReport } from './plan.ts'
import { Session } from './session.ts'

export const load = async (
  plan: LoadPlan,
  progress: (progress: LoadProgress) => void = () => undefined,
): Promise<LoadReport> => {
  const server = await Session.of(plan, 'server', progress)
  const lost = await brokenEntries(
    plan.store,
    server.kept.map(([room, seq, request, command]) => ({ room, seq, request, command })),
  )
  const echo = await Session.of(plan, 'echo', progress)
  return { server, echo, lost }
}
