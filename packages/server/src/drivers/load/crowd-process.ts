/** A process full of people, so that they do not share the server's time. */
import process from 'node:process'
import { Crowd } from './crowd.ts'
import type { CrowdOrder, CrowdWord } from './crowd-messages.ts'

const PROGRESS_MS = 500

let crowd: Crowd | null = null

const tell = (word: CrowdWord): void => {
  process.send?.(word)
}

const obey = async (order: CrowdOrder): Promise<void> => {
  if (order.kind === 'come') {
    crowd?.close()
    crowd = new Crowd(order)
    await crowd.come()
    tell({ kind: 'seated' })
  } else if (crowd) {
    const playing = crowd
    const progress = setInterval(() => tell({ kind: 'progress', done: playing.done }), PROGRESS_MS)
    const report = await playing.play(order)
    clearInterval(progress)
    tell({ kind: 'report', report })
  }
}

process.on('message', (order: CrowdOrder) => void obey(order))
process.once('disconnect', () => process.exit(0))
