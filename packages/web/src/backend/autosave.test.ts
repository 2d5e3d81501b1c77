import { accept, type Refusal, type Result, refused } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Autosave } from './autosave.ts'

/** A slow store that writes when it is told to. */
const store = () => {
  const waiting: ((result: Result<null>) => void)[] = []
  const told: (Refusal | null)[] = []
  const autosave = new Autosave(
    () => new Promise((resolve) => waiting.push(resolve)),
    (refusal) => told.push(refusal),
  )
  const finish = async (result: Result<null> = accept(null)): Promise<void> => {
    waiting.shift()?.(result)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { autosave, finish, told, writing: () => waiting.length }
}

describe('writing a game down', () => {
  it('happens at once, and once for all changes that come meanwhile', async () => {
    const { autosave, finish, writing } = store()
    autosave.changed()
    expect(writing()).toBe(1)
    autosave.changed()
    autosave.changed()
    expect(writing()).toBe(1)
    await finish()
    expect(writing()).toBe(1)
    await finish()
    expect(writing()).toBe(0)
  })

  it('tells when it fails, and when it is possible again', async () => {
    const { autosave, finish, told } = store()
    autosave.changed()
    await finish(refused('storage-full'))
    autosave.changed()
    await finish()
    autosave.changed()
    await finish()
    expect(told).toEqual([{ code: 'storage-full', params: {} }, null])
  })

  it('is settled only when the last change is written', async () => {
    const { autosave, finish } = store()
    let settled = false
    await autosave.settled()
    autosave.changed()
    autosave.changed()
    const done = autosave.settled().then(() => {
      settled = true
    })
    await finish()
    expect(settled).toBe(false)
    await finish()
    await done
    expect(settled).toBe(true)
  })
})
