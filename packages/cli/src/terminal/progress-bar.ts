import type { Io } from '../io.ts'

const WIDTH = 30

/** Redraws one line of progress; prints nothing when stderr is not a terminal. */
export const progressBar = ({ stderr }: Io, total: number, unit: string): ((done: number) => void) => {
  if (stderr.isTTY !== true) return () => {}
  const startedAt = performance.now()
  let drawnAt = 0
  return (done) => {
    const now = performance.now()
    if (now - drawnAt < 50 && done < total) return
    drawnAt = now
    const filled = Math.round((WIDTH * done) / total)
    const speed = Math.round((done * 1000) / Math.max(1, now - startedAt))
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
    const end = done < total ? '' : '\r\x1b[2K'
    stderr.write(`\r\x1b[2K${bar} ${done}/${total} ${unit} · ${speed}/s${end}`)
  }
}
