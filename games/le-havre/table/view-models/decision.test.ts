import { type Random, random, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Command,
  leHavre,
  paymentBundle,
  type Question,
  question,
  readCommand,
  type State,
  TOKENS,
  verbNameOf,
} from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import type { Basket } from './basket.ts'
import { type Amounts, fill } from './basket-amounts.ts'
import { bestSwap, type Control, decisionOf } from './decision.ts'

const pick = <Item>(items: readonly Item[], dice: Random): Item => {
  const item = items[dice.nextInt(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** The command, and random further commands until another question is asked. */
const carriedThrough = (view: State, seat: Seat, command: Command, asks: string, dice: Random): Command[] => {
  const state = leHavre.copy(view)
  const commands = [command]
  leHavre.apply(state, seat, command)
  while (question(state)?.asks === asks) {
    const next = pick(leHavre.commands(state, seat), dice)
    commands.push(next)
    leHavre.apply(state, seat, next)
  }
  return commands
}

/** The amounts of each part that the commands name. */
const amountsIn = (basket: Basket, commands: readonly Command[]): Amounts =>
  basket.parts.map(({ what, isShip }, place) => {
    const token = (TOKENS as readonly string[]).indexOf(what)
    return commands.reduce((sum, command) => {
      const fields = readCommand(command)
      switch (fields.verb) {
        case 'load':
        case 'give':
          return sum + (fields.token === token ? fields.amount : 0)
        case 'choose':
          return sum + (fields.tokens.includes(token) ? 1 : 0)
        case 'buy-fuel':
          return sum + (fields.amounts[place] ?? 0)
        case 'sail':
          return sum + (isShip ? (fields.ships[['wooden', 'iron', 'steel'].indexOf(what)] ?? 0) : 0)
        default:
          return sum + (paymentBundle(command).find((part) => part.token === token)?.amount ?? 0)
      }
    }, 0)
  })

const inBasket = (basket: Basket, view: State, seat: Seat, command: Command, dice: Random): boolean => {
  const commands = carriedThrough(view, seat, command, basket.asks, dice)
  const filled = fill(view, seat, basket, amountsIn(basket, commands))
  return filled.refusal === null && filled.commands[0] === command
}

const reaches = (control: Control, view: State, seat: Seat, command: Command, dice: Random): boolean => {
  switch (control.kind) {
    case 'options':
    case 'shortfall':
      return control.options.includes(command)
    case 'amount':
      return control.answers.includes(command)
    case 'exchange':
      return control.leave === command || control.answers.some((swap) => swap.command === command)
    case 'payment':
      return control.ways.some((way) => way.command === command)
    case 'voyage':
      return inBasket(control.basket, view, seat, command, dice)
    case 'basket':
      return control.leave === command || inBasket(control.basket, view, seat, command, dice)
  }
}

/** Commands that no control can produce. */
const missed = (view: State, seat: Seat, dice: Random): string[] => {
  const decision = decisionOf(view, seat)
  const commands = leHavre.commands(view, seat)
  const out = commands.filter(
    (command) =>
      decision === null ||
      !(decision.asides.includes(command) || reaches(decision.control, view, seat, command, dice)),
  )
  return out.map((command) => `${question(view)?.asks}: ${leHavre.notation.print(command)}`)
}

/** Sales are always possible, and a random game would sell everything. */
const goesOn = (command: Command): boolean => !leHavre.notation.print(command).startsWith('sell')

const playThrough = (options: object, seed: string, visit: (view: State, seat: Seat) => void): void => {
  const read = leHavre.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = leHavre.setup(read.value, seed)
  const dice = random(seed)
  for (let deciders = leHavre.deciders(state); deciders.length > 0; deciders = leHavre.deciders(state)) {
    const seat = pick(deciders, dice)
    visit(leHavre.view(state, seat), seat)
    const commands = leHavre.commands(state, seat)
    leHavre.apply(state, seat, pick(dice.nextInt(20) === 0 ? commands : commands.filter(goesOn), dice))
  }
}

describe('every command of the engine can be reached through a control of the tray', () => {
  it.each([
    { players: 1, version: 'full' },
    { players: 2, version: 'short' },
    { players: 3, version: 'full' },
    { players: 4, version: 'full' },
    { players: 5, version: 'short' },
  ])('in random games of $players players, $version', (options) => {
    const dice = random('tray')
    for (const seed of ['a', 'b'])
      playThrough(options, `${seed}${options.players}`, (view, seat) =>
        expect(missed(view, seat, dice)).toEqual([]),
      )
  })

  const rich = { franc: 30, fish: 4, wood: 9, clay: 3, iron: 4, cattle: 2, coal: 3, brick: 3, steel: 2 }
  const POSITIONS: readonly (readonly [asks: Question['asks'], view: () => State])[] = [
    ['supply', () => table({ step: 'supply' }).state],
    ['main-action', () => before('fishery', rich).state],
    ['end-turn', () => before('fishery', rich).play('take fish').state],
    [
      'interest',
      () =>
        table({
          phase: 'interest',
          seats: { '1': { loans: 1, owes: 1, stock: { franc: 9 }, buildings: ['marketplace'] } },
        }).state,
    ],
    [
      'feeding',
      () =>
        table({ phase: 'feeding', seats: { '1': { owes: 4, stock: { franc: 9, fish: 3, meat: 1 } } } }).state,
    ],
    ['fee', () => before('smokehouse', { fish: 4, franc: 6, wood: 2 }).play('enter smokehouse').state],
    ['food', () => before('coal-trader', rich).play('enter coal-trader', 'pay 1 franc', 'fuel 0 1').state],
    [
      'energy',
      () =>
        before(
          'smokehouse',
          { fish: 4, franc: 0, wood: 2, coal: 1 },
          { seat1: { buildings: ['smokehouse'] } },
        ).play('enter smokehouse', 'convert 2').state,
    ],
    [
      'material',
      () =>
        before('building-firm-1', { clay: 3, brick: 3 }, { piles: [['charcoal-kiln'], [], []] }).play(
          'enter building-firm-1',
          'build charcoal-kiln',
        ).state,
    ],
    [
      'times',
      () =>
        before('smokehouse', { fish: 4, wood: 2 }, { seat1: { buildings: ['smokehouse'] } }).play(
          'enter smokehouse',
        ).state,
    ],
    ['extra', () => before('ironworks', { franc: 1, coal: 2 }).play('enter ironworks').state],
    ['build', () => before('building-firm-1', rich).play('enter building-firm-1').state],
    [
      'build-another',
      () =>
        before(
          'construction-firm',
          { ...rich, brick: 0, steel: 0 },
          { piles: [['charcoal-kiln'], ['fishery'], []] },
        ).play('enter construction-firm', 'pay 2 franc', 'build charcoal-kiln').state,
    ],
    [
      'build-ship',
      () =>
        before(
          'wharf-1',
          { franc: 2, wood: 8, coal: 1 },
          { ships: { wooden: ['dina'] }, seat1: { ships: ['lucie', 'caen'] } },
        ).play('enter wharf-1').state,
    ],
    [
      'fleet',
      () =>
        before(
          'shipping-line',
          { franc: 2, clay: 3, wood: 8, coal: 2, brick: 3 },
          { seat1: { ships: ['dina', 'lucie', 'caen'] } },
        ).play('enter shipping-line').state,
    ],
    [
      'load',
      () =>
        before(
          'shipping-line',
          { franc: 2, clay: 3, wood: 8, coal: 2, brick: 3 },
          { seat1: { ships: ['dina', 'lucie', 'caen'] } },
        ).play('enter shipping-line', 'sail 2 wooden 1 iron').state,
    ],
    [
      'choose',
      () =>
        before('marketplace', { franc: 1 }, { special: ['zoo', 'farm', 'kiln'] }).play('enter marketplace')
          .state,
    ],
    [
      'return-cards',
      () =>
        before('marketplace', { franc: 1 }, { special: ['zoo', 'farm', 'kiln'] }).play(
          'enter marketplace',
          'choose fish wood',
        ).state,
    ],
    [
      'return-loans',
      () => before('local-court', { franc: 1 }, { seat1: { loans: 3 } }).play('enter local-court').state,
    ],
    [
      'give',
      () => before('business-office', { franc: 1, clay: 3, brick: 3 }).play('enter business-office').state,
    ],
    [
      'exchange',
      () =>
        before('business-office', { franc: 1, clay: 3, brick: 3 }).play(
          'enter business-office',
          'give 3 clay',
          'give 1 brick',
        ).state,
    ],
    [
      'sell-any',
      () =>
        before('bridge-over-the-seine', { franc: 4, fish: 4, clay: 2, brick: 2 }).play(
          'enter bridge-over-the-seine',
        ).state,
    ],
    ['fuel', () => before('coal-trader', { franc: 9 }).play('enter coal-trader').state],
    [
      'haul',
      () =>
        before('haulage-firm', { franc: 4 }, { offers: { fish: 1, wood: 2, clay: 1, iron: 0 } }).play(
          'enter haulage-firm',
        ).state,
    ],
    [
      'evict',
      () =>
        before(
          'harbor-watch',
          { franc: 2 },
          {
            town: ['harbor-watch', 'fishery', 'joinery'],
            piles: [['tannery'], [], []],
            options: { players: 4 },
            seats: { '2': { disc: 'fishery' } },
          },
        ).play('enter harbor-watch').state,
    ],
  ]

  it.each(POSITIONS)('when the engine asks %s', (asks, view) => {
    const state = view()
    expect(question(state)?.asks).toBe(asks)
    expect(missed(state, 0, random('tray'))).toEqual([])
  })
})

describe('nothing is chosen beforehand that a person would have to be warned of', () => {
  it('leaves a shortfall open, the loan at the end', () => {
    const state = table({
      phase: 'feeding',
      seats: { '1': { owes: 4, stock: { franc: 1, fish: 0 }, buildings: ['marketplace'] } },
    }).state
    const control = decisionOf(state, 0)?.control
    expect(control?.kind).toBe('shortfall')
    const options = control?.kind === 'shortfall' ? control.options : []
    expect(options.map(verbNameOf)).toEqual(['sell', 'borrow'])
  })

  it('leaves the main action open', () => {
    const control = decisionOf(before('fishery', { franc: 3 }).state, 0)?.control
    expect(control).toMatchObject({ kind: 'options', first: null })
  })
})

it('an exchange begins with what gains most', () => {
  const [fish, wood, steel] = (['fish', 'wood', 'steel'] as const).map((name) => TOKENS.indexOf(name))
  if (fish === undefined || wood === undefined || steel === undefined) throw new Error('unknown goods')
  const swap = (gives: number, gets: number) => ({ gives, gets })
  expect(bestSwap([swap(fish, wood), swap(wood, steel), swap(steel, fish)])).toEqual(swap(wood, steel))
  expect(bestSwap([])).toBeUndefined()
})
