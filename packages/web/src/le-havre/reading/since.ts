import type { Viewer } from '@quayside/kernel'
import type { Step } from '../state/table.ts'
import { type LogLine, linesOf } from './log.ts'

/** What has happened since the viewer last did something of their own accord, whoever's doing it was. */
export const sinceLastAct = (
  history: readonly Step[],
  viewer: Viewer,
  automatic: ReadonlySet<number>,
): LogLine[] => {
  const last = history.findLastIndex(({ seat, at }) => seat === viewer && !automatic.has(at))
  return history.slice(last + 1).flatMap(linesOf)
}
