import { describe, expect, it } from 'vitest'
import { JobPlanCache } from './entry-batcher.ts'
import type { EntryWrite } from './entry-log.ts'
import type { JobPlan } from './job-queue.ts'

const plan = (id: string, due: number | null, about = '{}'): JobPlan => ({
  id,
  kind: 'turn',
  room: 'r',
  about,
  due,
})

const write = (seq: number, ...jobs: JobPlan[]): EntryWrite => ({
  entry: { room: 'r', seq, kind: 'command', at: seq, seat: 0, words: 'end', request: `${seq}`, made: 100 },
  standing: { room: 'r', seq: seq + 1, at: seq + 1, over: 0, waits: '[]', changed: 100 },
  jobs,
})

const after = (first: EntryWrite): JobPlanCache => {
  const planned = new JobPlanCache()
  planned.keep(first)
  return planned
}

describe('jobs that are planned again with every entry', () => {
  it('are all written the first time', () => {
    const first = write(0, plan('a', 500), plan('b', null))
    expect(new JobPlanCache().changed(first)).toEqual(first.jobs)
  })

  it('are left out where they are as they were', () => {
    const planned = after(write(0, plan('a', 500), plan('b', null), plan('c', 500)))
    expect(planned.changed(write(1, plan('a', 500), plan('b', null), plan('c', 600)))).toEqual([
      plan('c', 600),
    ])
  })

  it('are written when they begin, end, or are about something else', () => {
    const planned = after(write(0, plan('a', 500), plan('b', null), plan('c', 500)))
    const changed = [plan('a', null), plan('b', 500), plan('c', 500, '{"seat":1}')]
    expect(planned.changed(write(1, ...changed))).toEqual(changed)
  })

  it('are written again when their time has come, for they may be done already', () => {
    expect(after(write(0, plan('a', 100))).changed(write(1, plan('a', 100)))).toEqual([plan('a', 100)])
  })

  it('are remembered over entries that say nothing about them', () => {
    const planned = after(write(0, plan('a', 500)))
    planned.keep(write(1))
    expect(planned.changed(write(2, plan('a', 500)))).toEqual([])
  })

  it('are all written when another process has been at the table', () => {
    expect(after(write(0, plan('a', 500))).changed(write(2, plan('a', 500)))).toEqual([plan('a', 500)])
  })

  it('are all written after a write that failed', () => {
    const planned = after(write(0, plan('a', 500)))
    planned.forget(write(1))
    expect(planned.changed(write(1, plan('a', 500)))).toEqual([plan('a', 500)])
  })
})
