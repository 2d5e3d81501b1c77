import { describe, expect, it } from 'vitest'
import { JobPlanCache } from './entry-batcher.ts'
import type { EntryWrite } from './entry-repository.ts'
import type { JobSchedule } from './job-repository.ts'

const plan = (id: string, due: number | null, about = '{}'): JobSchedule => ({
  id,
  kind: 'turn',
  room_id: 'r',
  payload_json: about,
  due_at: due,
})

const write = (seq: number, ...jobs: JobSchedule[]): EntryWrite => ({
  entry: {
    room_id: 'r',
    seq,
    kind: 'command',
    move_number: seq,
    seat_number: 0,
    payload: 'end',
    request_id: `${seq}`,
    created_at: 100,
  },
  summary: {
    room_id: 'r',
    entry_count: seq + 1,
    move_number: seq + 1,
    is_over: 0,
    deciders_json: '[]',
    changed_at: 100,
  },
  jobs,
})

const after = (first: EntryWrite): JobPlanCache => {
  const planned = new JobPlanCache()
  planned.keep(first)
  return planned
}

describe('jobs that are scheduled with every entry', () => {
  it('are all written the first time', () => {
    const first = write(0, plan('a', 500), plan('b', null))
    expect(new JobPlanCache().changed(first)).toEqual(first.jobs)
  })

  it('are left out when they have not changed', () => {
    const planned = after(write(0, plan('a', 500), plan('b', null), plan('c', 500)))
    expect(planned.changed(write(1, plan('a', 500), plan('b', null), plan('c', 600)))).toEqual([
      plan('c', 600),
    ])
  })

  it('are written when they start, end, or have another payload', () => {
    const planned = after(write(0, plan('a', 500), plan('b', null), plan('c', 500)))
    const changed = [plan('a', null), plan('b', 500), plan('c', 500, '{"seat":1}')]
    expect(planned.changed(write(1, ...changed))).toEqual(changed)
  })

  it('are written again when they are due, because they may have run', () => {
    expect(after(write(0, plan('a', 100))).changed(write(1, plan('a', 100)))).toEqual([plan('a', 100)])
  })

  it('are remembered over entries without jobs', () => {
    const planned = after(write(0, plan('a', 500)))
    planned.keep(write(1))
    expect(planned.changed(write(2, plan('a', 500)))).toEqual([])
  })

  it('are all written when another node has written to the room', () => {
    expect(after(write(0, plan('a', 500))).changed(write(2, plan('a', 500)))).toEqual([plan('a', 500)])
  })

  it('are all written after a failed write', () => {
    const planned = after(write(0, plan('a', 500)))
    planned.forget(write(1))
    expect(planned.changed(write(1, plan('a', 500)))).toEqual([plan('a', 500)])
  })
})
