/** Plots training progress: the average result of a seat in self-play. */
import type { TrainingProgress } from './training-progress.ts'

const WIDTH = 640
const HEIGHT = 320
const LEFT = 48
const RIGHT = 16
const TOP = 32
const BOTTOM = 40

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** About five round numbers that cover the range. */
export const ticks = (least: number, most: number): number[] => {
  const step = STEPS.find((width) => (most - least) / width <= 6) ?? 10_000
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step)
}

const scale = (from: readonly number[], start: number, end: number): ((value: number) => number) => {
  const least = from[0] as number
  const most = from.at(-1) as number
  return (value) => start + ((value - least) / (most - least)) * (end - start)
}

const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string | number): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`

const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="#ccd"/>`

export const plot = (title: string, log: readonly TrainingProgress[], currency: string): string => {
  const minutes = log.map(({ seconds }) => seconds / 60)
  const wealth = log.map(({ wealth: mean }) => mean)
  const across = ticks(0, Math.max(1, ...minutes))
  const upwards = ticks(Math.min(0, ...wealth), Math.max(1, ...wealth))
  const x = scale(across, LEFT, WIDTH - RIGHT)
  const y = scale(upwards, HEIGHT - BOTTOM, TOP)
  const points = minutes.map(
    (minute, place) => `${x(minute).toFixed(1)},${y(wealth[place] as number).toFixed(1)}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...upwards.flatMap((value) => [
      line(LEFT, y(value), WIDTH - RIGHT, y(value)),
      text(LEFT - 6, y(value) + 4, 'end', value),
    ]),
    ...across.map((value) => text(x(value), HEIGHT - BOTTOM + 16, 'middle', value)),
    text(LEFT, TOP - 14, 'start', `${title}: ${currency} a seat in games against itself`),
    text(WIDTH - RIGHT, HEIGHT - 8, 'end', 'minutes of training'),
    `<polyline points="${points.join(' ')}" fill="none" stroke="#147" stroke-width="2"/>`,
    '</svg>',
    '',
  ].join('\n')
}
