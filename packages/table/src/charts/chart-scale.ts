/** Scale and paths of a line chart. */
import type { Curve } from './curve-by-round.ts'

export interface Paper {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface ChartScale {
  readonly x: (moment: number) => number
  readonly y: (points: number) => number
  /** Values with a horizontal grid line. */
  readonly marks: readonly number[]
}

/** Allowed distances between grid lines; the smallest that gives few enough lines is used. */
const GRID_STEPS = [1, 2, 5, 10, 20, 25, 40, 50, 100, 200, 500]

/** Minimum distance between grid lines, in pixels. */
const MIN_LINE_GAP = 17

export const chartScale = (curve: Curve, { left, right, top, bottom }: Paper): ChartScale => {
  const all = curve.flat()
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const lines = Math.min(6, Math.max(1, Math.floor((bottom - top) / MIN_LINE_GAP)))
  const step = GRID_STEPS.find((size) => (most - least) / size <= lines) ?? 1000
  const highest = Math.ceil(most / step)
  const lowest = Math.floor(least / step)
  const last = Math.max(1, curve.length - 1)
  return {
    x: (moment) => left + ((right - left) * moment) / last,
    y: (points) => bottom - ((bottom - top) * (points - lowest * step)) / ((highest - lowest) * step),
    marks: Array.from({ length: highest - lowest + 1 }, (_, line) => (lowest + line) * step),
  }
}

/** SVG path of one seat's line; values change in steps. */
export const linePath = (
  curve: Curve,
  seat: number,
  { x, y }: ChartScale,
  from: number,
  to: number,
): string =>
  curve
    .slice(from, to + 1)
    .map((row, place) => `${place === 0 ? 'M' : 'L'}${round(x(from + place))} ${round(y(row[seat] ?? 0))}`)
    .join('')

const round = (pixels: number): number => Math.round(pixels * 10) / 10
