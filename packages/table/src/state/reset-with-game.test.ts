import type { Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand'
import { resetWithGame } from './reset-with-game.ts'

interface Top {
  readonly id: string | null
  readonly sandboxSeat: Seat | null
}

const NOTHING = { chosen: 'nothing' }

const atTable = () => {
  const table = createStore<Top>()(() => ({ id: 'a', sandboxSeat: null }))
  const choices = createStore<typeof NOTHING>()(() => NOTHING)
  const follow = resetWithGame(table, choices, NOTHING)
  follow()
  return { table, choices, follow }
}

describe("the player's choices", () => {
  it('are set aside for a sandbox and restored with the game', () => {
    const { table, choices } = atTable()
    choices.setState({ chosen: 'fish' })
    table.setState({ sandboxSeat: 0 })
    expect(choices.getState()).toEqual(NOTHING)
    choices.setState({ chosen: 'wood' })
    table.setState({ sandboxSeat: null })
    expect(choices.getState()).toEqual({ chosen: 'fish' })
  })

  it('are reset with their game', () => {
    const { table, choices } = atTable()
    choices.setState({ chosen: 'fish' })
    table.setState({ id: 'b' })
    expect(choices.getState()).toEqual(NOTHING)
  })
  it('follow a game until it is left, and then the next one', () => {
    const { table, choices, follow } = atTable()
    table.setState({ id: null })
    choices.setState({ chosen: 'fish' })
    table.setState({ id: 'b' })
    expect(choices.getState()).toEqual({ chosen: 'fish' })
    follow()
    table.setState({ id: 'c' })
    expect(choices.getState()).toEqual(NOTHING)
  })
})
