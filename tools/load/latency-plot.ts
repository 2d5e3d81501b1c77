/** Plots latency percentiles of the server and the baseline as SVG. */
import type { Histogram } from './histogram.ts'

const WIDTH = 640
const HEIGHT = 340
const LEFT = 56
const RIGHT = 16
const TOP = 40
const BOTTOM = 44

/** Percentiles of the vertical axis; each tick leaves a tenth of the values of the one before. */
const SHARES = [0, 90, 99, 99.9, 99.99] as const

/** Milliseconds of the horizontal axis, in powers of ten. */
const ACROSS = [0.1, 1, 10, 100, 1000, 10_000] as const

const x = (milliseconds: number): number => {
  const first = Math.log10(ACROSS[0])
  const last = Math.log10(ACROSS[5])
  const place = (Math.log10(Math.max(ACROSS[0], milliseconds)) - first) / (last - first)
  return LEFT + Math.min(1, place) * (WIDTH - LEFT - RIGHT)
}

const y = (share: number): number =>
  TOP + (-Math.log10(1 - share / 100) / (SHARES.length - 1)) * (HEIGHT - TOP - BOTTOM)

const line = (from: readonly [number, number], to: readonly [number, number], colour: string): string =>
  `<path d="M${from.map((value) => value.toFixed(1)).join(' ')}L${to.map((value) => value.toFixed(1)).join(' ')}" stroke="${colour}"/>`

const text = (left: number, top: number, anchor: string, words: string): string =>
  `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" text-anchor="${anchor}">${words}</text>`

const curve = (histogram: Histogram, colour: string): string => {
  const shares = Array.from({ length: 401 }, (_, index) => 100 * (1 - 10 ** (-index / 100)))
  const points = shares.map(
    (share) => `${x(histogram.percentile(share) / 1000).toFixed(1)},${y(share).toFixed(1)}`,
  )
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
}

export const plotLatencies = (
  title: string,
  curves: readonly (readonly [string, Histogram, string])[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...SHARES.flatMap((share) => [
      line([LEFT, y(share)], [WIDTH - RIGHT, y(share)], '#ccd'),
      text(LEFT - 6, y(share) + 4, 'end', `${share} %`),
    ]),
    ...ACROSS.flatMap((value) => [
      line([x(value), TOP], [x(value), HEIGHT - BOTTOM], '#ccd'),
      text(x(value), HEIGHT - BOTTOM + 16, 'middle', String(value)),
    ]),
    text(LEFT, TOP - 20, 'start', title),
    text(WIDTH - RIGHT, HEIGHT - 8, 'end', 'milliseconds until every client had received the move'),
    ...curves.flatMap(([name, histogram, colour], index) => [
      curve(histogram, colour),
      `<text x="${WIDTH - RIGHT}" y="${TOP + 16 + index * 16}" text-anchor="end" fill="${colour}">${name}</text>`,
    ]),
    '</svg>',
    '',
  ].join('\n')
