import type { Seat } from '@quayside/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import { choices } from './choices.ts'
import { useTable } from './use-game.ts'

const { act, actAutomatically, follow, undo, useChoices } = choices

const sent: string[] = []

const show = (view: State, at: number): void =>
  useTable.setState({
    currentFrame: {
      moveNumber: at,
      view,
      viewer: 0,
      handOver: null,
      undo: { moveNumber: 0, reason: 'start' },
      steps: [],
      fromMove: at - 1,
    },
    queuedFrames: [],
  })

const parsed = (text: string): Command => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const refuse = (at: number): void =>
  useTable.setState({ refusal: { code: 'stale-move', params: { at, expected: at + 1 } } })

const feeding = (): State =>
  table({
    phase: 'feeding',
    seats: {
      '1': { owes: 2, stock: { franc: 3, fish: 2 } },
      '2': { owes: 2, stock: { franc: 3, fish: 2 } },
    },
  }).state

/** The same feeding after seat 2 has paid. */
const afterTheOther = (): State => {
  const state = feeding()
  leHavre.apply(state, 1, parsed('pay 2 fish'))
  return state
}

beforeEach(() => {
  sent.length = 0
  useTable.setState({
    id: `game ${Math.random()}`,
    currentFrame: null,
    queuedFrames: [],
    refusal: null,
    submit: (_seat: Seat, command: Command) => {
      sent.push(leHavre.notation.print(command))
    },
    undo: () => undefined,
  })
  follow()
})

describe('a command', () => {
  it('is sent once, however often the button is pressed', () => {
    show(before('fishery', { franc: 1 }).state, 4)
    act(0, [parsed('take fish')])
    act(0, [parsed('take fish')])
    expect(sent).toEqual(['take fish'])
  })

  it('is not sent again for the position that it led to', () => {
    const { state } = before('fishery', {}, { seat1: { buildings: ['dock'] } })
    const sell = parsed('sell dock')
    leHavre.apply(state, 0, sell)
    show(state, 5)
    useTable.setState(({ currentFrame }) => ({
      currentFrame: currentFrame && {
        ...currentFrame,
        steps: [{ moveNumber: 4, seat: 0, command: sell, events: [] }],
      },
    }))
    act(0, [sell])
    expect(sent).toEqual([])
    act(0, [parsed('take fish')])
    expect(sent).toEqual(['take fish'])
  })

  it('can be sent for the same position again after it was taken back', () => {
    show(before('fishery', { franc: 1 }).state, 4)
    act(0, [parsed('take fish')])
    undo(4)
    act(0, [parsed('take wood')])
    expect(sent).toEqual(['take fish', 'take wood'])
  })

  it('is sent again silently when another seat paid first', () => {
    show(feeding(), 4)
    act(0, [parsed('pay 2 fish')])
    refuse(4)
    expect(useTable.getState().refusal).toBeNull()
    show(afterTheOther(), 5)
    expect(sent).toEqual(['pay 2 fish', 'pay 2 fish'])
  })

  it('is sent again also when the news comes before the refusal', () => {
    show(feeding(), 4)
    act(0, [parsed('pay 2 fish')])
    show(afterTheOther(), 5)
    refuse(4)
    expect(sent).toEqual(['pay 2 fish', 'pay 2 fish'])
    expect(useTable.getState().refusal).toBeNull()
  })

  it('is not sent again when something else is asked by now', () => {
    show(feeding(), 4)
    act(0, [parsed('pay 2 fish')])
    refuse(4)
    show(before('fishery', { franc: 1, fish: 2 }).state, 5)
    expect(sent).toEqual(['pay 2 fish'])
    expect(useTable.getState().refusal?.code).toBe('stale-move')
  })

  it('that was sent automatically fails silently', () => {
    show(feeding(), 4)
    actAutomatically(0, parsed('pay 2 fish'))
    refuse(4)
    show(before('fishery', { franc: 1, fish: 2 }).state, 5)
    expect(useTable.getState().refusal).toBeNull()
  })

  it('stays automatic when it is sent again', () => {
    show(feeding(), 4)
    actAutomatically(0, parsed('pay 2 fish'))
    refuse(4)
    show(afterTheOther(), 5)
    expect([...useChoices.getState().automatic]).toEqual([4, 5])
  })
})

describe('a longer choice', () => {
  it('keeps the rest for later, and forgets it when it is refused', () => {
    show(before('fishery', { franc: 1 }).state, 4)
    act(0, [parsed('take fish'), parsed('end')])
    expect(useChoices.getState()).toMatchObject({ plan: [parsed('end')], planMove: 5 })
    useTable.setState({ refusal: { code: 'offer-empty', params: {} } })
    expect(useChoices.getState().plan).toEqual([])
  })
})

describe('undo', () => {
  it('holds still where it leads, and forgets what followed', () => {
    show(before('fishery', { franc: 1 }).state, 6)
    useChoices.setState({ automatic: new Set([2, 5]) })
    undo(4)
    expect(useChoices.getState()).toMatchObject({ undoneTo: 4, automatic: new Set([2]) })
  })

  it('that all have agreed to frees the choice that was made there before', () => {
    show(feeding(), 4)
    act(0, [parsed('pay 2 fish')])
    show(afterTheOther(), 6)
    show(feeding(), 4)
    act(0, [parsed('pay 2 franc')])
    expect(sent).toEqual(['pay 2 fish', 'pay 2 franc'])
  })
})
