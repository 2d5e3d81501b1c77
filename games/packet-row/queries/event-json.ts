import type { Event } from '../rules/index.ts'

const SEATS: ReadonlySet<string> = new Set(['seat', 'master'])

/** An event as JSON for programs: seats counted from 1. */
export const eventJson = (event: Event): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) => [field, SEATS.has(field) ? Number(value) + 1 : value]),
  )
