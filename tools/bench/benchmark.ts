import type { Measured } from './measure.ts'

/** A line of the table. */
export interface BenchmarkRow {
  readonly what: string
  readonly measured: Measured
  readonly unit: string
  readonly goal?: Goal
  readonly note?: string
}

export type Goal = { readonly atMost: number } | { readonly atLeast: number }

export type GoalResult = 'met' | 'missed' | ''

export const verdict = ({ measured: { median }, goal }: BenchmarkRow): GoalResult => {
  if (goal === undefined) return ''
  const met = 'atMost' in goal ? median <= goal.atMost : median >= goal.atLeast
  return met ? 'met' : 'missed'
}

const HEADINGS = ['', 'median', 'middle half', '', 'goal', 'verdict', 'note']

export const tableOf = (rows: readonly BenchmarkRow[]): string => {
  const cells = [HEADINGS, ...rows.map(cellsOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const cellsOf = (row: BenchmarkRow): string[] => {
  const { median, low, high } = row.measured
  return [
    row.what,
    figure(median),
    low === high ? '' : `${figure(low)} - ${figure(high)}`,
    row.unit,
    row.goal === undefined ? '' : goalText(row.goal),
    verdict(row),
    row.note ?? '',
  ]
}

const goalText = (goal: Goal): string =>
  'atMost' in goal ? `at most ${figure(goal.atMost)}` : `at least ${figure(goal.atLeast)}`

/** Three significant digits. */
export const figure = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: 3 })
