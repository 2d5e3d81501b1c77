/** Methods that ask what is possible, and do it. */
import type { Refusal, Seat } from '@quayside/kernel'
import { CliError } from '../cli-error.ts'
import { errorText } from '../error-text.ts'
import { type Method, method, type Reply, status } from './method.ts'
import { refuseMissingSeat, type Table } from './open-games.ts'
import type { Params } from './request.ts'

const commands = method(
  (params) => ({
    handle: params.text('handle'),
    seat: params.optionalSeat(),
    texts: params.optionalFlag('texts'),
  }),
  async (desk, { handle, seat, texts }): Promise<Reply> => {
    const table = desk.tables.named(handle)
    const { kit, game } = table
    if (seat !== undefined) refuseMissingSeat(table, seat)
    const asked = seat ?? kit.rules.deciders(game.state)[0]
    if (asked === undefined) return { handle, at: game.moveNumber, seat: null, commands: [] }
    const list = kit.rules.commands(game.state, asked)
    const words = texts ? await kit.words(desk.language, game.state) : null
    return {
      handle,
      at: game.moveNumber,
      seat: asked + 1,
      commands: list.map((command) => kit.rules.notation.print(command)),
      ...(words ? { texts: words.commands(list, game.state).map(({ text }) => text) } : {}),
    }
  },
)

const told = (params: Params): { handle: string; seat: Seat; command: string } => ({
  handle: params.text('handle'),
  seat: params.seat(),
  command: params.text('command'),
})

const apply = method(
  (params) => ({ ...told(params), at: params.optionalWhole('at') }),
  (desk, { handle, seat, command, at }) => {
    const table = desk.tables.named(handle)
    const { kit, game } = table
    const done = game.submitText(seat, command, at)
    if (!done.ok) throw new CliError({ ...done.refusal, kit, state: game.state })
    const events = done.value.map((event) => kit.tellEvent(kit.rules.viewEvent(event, seat)))
    return { ...status(table), events }
  },
)

const check = method(told, async (desk, { handle, seat, command }) => {
  const { kit, game } = desk.tables.named(handle)
  const refusal = refusalOf(desk.tables.named(handle), seat, command)
  const head = { handle, at: game.moveNumber, legal: refusal === null }
  if (!refusal) return head
  const { code, params } = refusal
  return {
    ...head,
    refusal: {
      code,
      params,
      message: await errorText(desk.language, { ...refusal, kit, state: game.state }),
    },
  }
})

const refusalOf = (table: Table, seat: Seat, text: string): Refusal | null => {
  refuseMissingSeat(table, seat)
  const { rules } = table.kit
  const command = rules.notation.parse(text)
  return command.ok ? rules.refuse(table.game.state, seat, command.value) : command.refusal
}

const undo = method(
  (params) => ({ handle: params.text('handle'), seat: params.seat(), to: params.optionalWhole('to') }),
  (desk, { handle, seat, to }) => {
    const table = desk.tables.named(handle)
    refuseMissingSeat(table, seat)
    const undone = table.game.undo(seat, to)
    if (!undone.ok) throw new CliError({ ...undone.refusal, kit: table.kit })
    return status(table)
  },
)

const undoLimit = method(
  (params) => ({ handle: params.text('handle'), seat: params.seat() }),
  (desk, { handle, seat }) => {
    const table = desk.tables.named(handle)
    refuseMissingSeat(table, seat)
    const { moveNumber: to, reason: because } = table.game.undoLimit(seat)
    return { handle, at: table.game.moveNumber, to, because }
  },
)

export const PLAY_METHODS: Readonly<Record<string, Method>> = {
  commands,
  apply,
  check,
  undo,
  'undo-limit': undoLimit,
}
