/** Engine methods that list, check, apply and undo commands. */
import type { Refusal, Seat } from '@quayside/kernel'
import { CliError } from '../cli-error.ts'
import { errorText } from '../error-text.ts'
import { refuseMissingSeat } from '../games/open-game.ts'
import { type Method, type MethodReply, method, status } from './method.ts'
import type { OpenGame } from './open-games.ts'
import type { Params } from './request.ts'

const commands = method(
  (params) => ({
    handle: params.text('handle'),
    seat: params.optionalSeat(),
    withTexts: params.optionalFlag('texts'),
  }),
  async (context, { handle, seat, withTexts }): Promise<MethodReply> => {
    const openGame = context.openGames.named(handle)
    const { adapter, game } = openGame
    if (seat !== undefined) refuseMissingSeat(openGame, seat)
    const decider = seat ?? adapter.rules.deciders(game.state)[0]
    if (decider === undefined) return { handle, at: game.moveNumber, seat: null, commands: [] }
    const list = adapter.rules.commands(game.state, decider)
    const texts = withTexts ? await adapter.texts(context.language, game.state) : null
    return {
      handle,
      at: game.moveNumber,
      seat: decider + 1,
      commands: list.map((command) => adapter.rules.notation.print(command)),
      ...(texts ? { texts: texts.commands(list, game.state).map(({ text }) => text) } : {}),
    }
  },
)

const commandParams = (params: Params): { handle: string; seat: Seat; command: string } => ({
  handle: params.text('handle'),
  seat: params.seat(),
  command: params.text('command'),
})

const apply = method(
  (params) => ({ ...commandParams(params), at: params.optionalWhole('at') }),
  (context, { handle, seat, command, at }) => {
    const openGame = context.openGames.named(handle)
    const { adapter, game } = openGame
    const done = game.submitText(seat, command, at)
    if (!done.ok) throw new CliError({ ...done.refusal, adapter, state: game.state })
    const events = done.value.map((event) => adapter.eventJson(adapter.rules.viewEvent(event, seat)))
    return { ...status(openGame), events }
  },
)

const check = method(commandParams, async (context, { handle, seat, command }) => {
  const { adapter, game } = context.openGames.named(handle)
  const refusal = refusalOf(context.openGames.named(handle), seat, command)
  const head = { handle, at: game.moveNumber, legal: refusal === null }
  if (!refusal) return head
  const { code, params } = refusal
  return {
    ...head,
    refusal: {
      code,
      params,
      message: await errorText(context.language, { ...refusal, adapter, state: game.state }),
    },
  }
})

const refusalOf = (openGame: OpenGame, seat: Seat, text: string): Refusal | null => {
  refuseMissingSeat(openGame, seat)
  const { rules } = openGame.adapter
  const command = rules.notation.parse(text)
  return command.ok ? rules.refuse(openGame.game.state, seat, command.value) : command.refusal
}

const undo = method(
  (params) => ({ handle: params.text('handle'), seat: params.seat(), to: params.optionalWhole('to') }),
  (context, { handle, seat, to }) => {
    const openGame = context.openGames.named(handle)
    refuseMissingSeat(openGame, seat)
    const undone = openGame.game.undo(seat, to)
    if (!undone.ok) throw new CliError({ ...undone.refusal, adapter: openGame.adapter })
    return status(openGame)
  },
)

const undoLimit = method(
  (params) => ({ handle: params.text('handle'), seat: params.seat() }),
  (context, { handle, seat }) => {
    const openGame = context.openGames.named(handle)
    refuseMissingSeat(openGame, seat)
    const { moveNumber: to, reason: because } = openGame.game.undoLimit(seat)
    return { handle, at: openGame.game.moveNumber, to, because }
  },
)

export const PLAY_METHODS: Readonly<Record<string, Method>> = {
  commands,
  apply,
  check,
  undo,
  'undo-limit': undoLimit,
}
