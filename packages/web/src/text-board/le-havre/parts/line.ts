import type { Line } from '../../telling.ts'
import type { Speaker } from '../speaker.ts'

export const open = (text: string): Line => ({ text, closed: false })

export const closed = (name: string, why: string, { text }: Speaker): Line => ({
  text: text('pair', { name, value: why }),
  closed: true,
})

/** Everything is shown at once. */
export const ALL = Number.POSITIVE_INFINITY

/** As many lines as one takes in at once. */
export const BRIEF = 8
