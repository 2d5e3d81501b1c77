import type { Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand'
import { resetWithGame } from './reset-with-game.ts'

interface Top {
  readonly id: string | null
  readonly rehearsed: Seat | null
}

const NOTHING = { chosen: 'nothing' }

const atTable = () => {
  const table = createStore<Top>()(() => ({ id: 'a', rehearsed: null }))
  const mind = createStore<typeof NOTHING>()(() => NOTHING)
  resetWithGame(table, mind, NOTHING)
  return { table, mind }
}

describe('what somebody has in mind', () => {
  it('is put away for a rehearsal and comes back with the game', () => {
    const { table, mind } = atTable()
    mind.setState({ chosen: 'fish' })
    table.setState({ rehearsed: 0 })
    expect(mind.getState()).toEqual(NOTHING)
    mind.setState({ chosen: 'wood' })
    table.setState({ rehearsed: null })
    expect(mind.getState()).toEqual({ chosen: 'fish' })
  })

  it('goes with its game', () => {
    const { table, mind } = atTable()
    mind.setState({ chosen: 'fish' })
    table.setState({ id: 'b' })
    expect(mind.getState()).toEqual(NOTHING)
  })
})
