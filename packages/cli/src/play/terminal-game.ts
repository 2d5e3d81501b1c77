/** A game in a terminal: people and bots take turns until it is over or a player quits. */
import { botSeed } from '@quayside/game/daily/deal.ts'
import type { GameEvent, Seat } from '@quayside/kernel'
import { grouped } from '../command-menu.ts'
import type { Examples } from '../games/game-adapter.ts'
import type { CliText } from '../messages/index.ts'
import type { BotAtSeat } from './bot-seats.ts'
import { hint } from './bot-seats.ts'
import { printEvents, privateEvents, showBoard, showLog, showPrivateCards, visibleMove } from './display.ts'
import { parseMetaCommand } from './meta-commands.ts'
import { answerQuestion, type QuestionKind } from './questions.ts'
import type { RecordAutosave } from './record-autosave.ts'
import { currentViewer, humanSeats, printError, seatName, type TerminalContext } from './terminal-context.ts'

/** Pads an example to the column of the help. */
const example = (text: string): string => text.padEnd(19)

const helpLines = ({ command, why, outOfTurn, card }: Examples, t: CliText): readonly string[] => [
  t('help.choose'),
  example(command) + t('help.command'),
  example(`why ${why}`) + t('help.why'),
  ...(card === undefined ? [] : [example(`${card}?`) + t('help.card')]),
  example(`as ${outOfTurn}`) + t('help.out-of-turn'),
  example('hint') + t('help.hint'),
  t('help.look'),
  t('help.leave'),
]

export class TerminalGame {
  readonly #context: TerminalContext
  readonly #autosave: RecordAutosave
  #leaving = false
  /** The seat that the board was last printed for. */
  #boardShownTo: Seat | null = null
  /** The move number when each seat last had the screen. */
  readonly #lastSeenMove = new Map<Seat, number>()
  /** The numbers of the moves that were made without asking. */
  readonly #automatic = new Set<number>()
  /** After an undo, the move number at which the player has to decide. */
  #undoneTo: number | null = null

  constructor(context: TerminalContext, autosave: RecordAutosave) {
    this.#context = context
    this.#autosave = autosave
  }

  async play(): Promise<void> {
    const { adapter, game, texts, ui, t, bots } = this.#context
    while (!this.#leaving) {
      const [seat] = adapter.rules.deciders(game.state)
      if (seat === undefined) break
      const bot = bots.get(seat)
      await (bot ? this.#botMoves(bot, seat) : this.#humanMoves(seat))
    }
    this.#shareScreen()
    const outcome = adapter.rules.outcome(game.state)
    if (outcome) {
      showBoard(this.#context)
      ui.print(...texts.outcome(outcome), '')
    }
    await this.#autosave.offerToSave()
    ui.print(t('table.bye'))
  }

  async #botMoves(bot: BotAtSeat, seat: Seat): Promise<void> {
    const { adapter, game } = this.#context
    const view = adapter.rules.view(game.state, seat)
    await bot.prepare(view)
    const command = bot.decide(view, seat, botSeed(game.record.seed, seat, game.moveNumber))
    const done = game.submit(seat, command)
    // A bot is deterministic: asked again it would give the same illegal command.
    if (!done.ok)
      throw new Error(`${bot.name} tried ${adapter.rules.notation.print(command)}: ${done.refusal.code}`)
    await this.#announce(done.value)
  }

  async #humanMoves(seat: Seat): Promise<void> {
    const { adapter, game, texts, ui, t } = this.#context
    if (await this.#actAutomatically(seat)) return
    if (this.#boardShownTo !== seat) {
      await this.#handOver(seat)
      showBoard(this.#context)
    }
    this.#boardShownTo = seat
    // Everybody at the screen can read the question, so it must contain no hidden information.
    const view = adapter.rules.view(game.state, currentViewer(this.#context))
    const question = t('table.asks', {
      seat: seatName(this.#context, seat),
      question: texts.question(view, seat),
    })
    const entries = texts.commands(adapter.rules.commands(game.state, seat), view)
    const typed = await ui.ask(question, grouped(entries))
    if (typed === null) this.#leaving = true
    else await this.#handleInput(seat, typed)
    this.#lastSeenMove.set(seat, game.moveNumber)
  }

  /** Gives the next command without asking if the game says so, except right after an undo. */
  async #actAutomatically(seat: Seat): Promise<boolean> {
    const { adapter, game, autoAction } = this.#context
    const { moveNumber } = game
    if (autoAction === null || moveNumber === this.#undoneTo) return false
    const command = autoAction(adapter.rules.view(game.state, seat), seat)
    if (command === null) return false
    const done = game.submit(seat, command)
    // Asked again, the game would choose the same illegal command.
    if (!done.ok) throw new Error(`automatic ${adapter.rules.notation.print(command)}: ${done.refusal.code}`)
    this.#automatic.add(moveNumber)
    await this.#accept(seat, done.value)
    return true
  }

  /** In a game with hidden hands, clears the screen between seats and shows the next one the moves since its turn. */
  async #handOver(seat: Seat): Promise<void> {
    const { adapter, ui, t, screen } = this.#context
    if (!adapter.hasHands || humanSeats(this.#context).length < 2) return
    this.#shareScreen()
    await ui.pause(t('table.secret-ask', { seat: seatName(this.#context, seat) }))
    screen.alone = seat
    showLog(this.#context, this.#lastSeenMove.get(seat) ?? 0)
  }

  /** Clears the private information of the seat that had the screen to itself. */
  #shareScreen(): void {
    const { ui, screen } = this.#context
    if (screen.alone === null) return
    screen.alone = null
    ui.clear()
  }

  /** Runs a meta command; anything else is a command of the game. */
  async #handleInput(seat: Seat, typed: string): Promise<void> {
    const [, ...rest] = typed.trim().split(/\s+/)
    const metaCommand = parseMetaCommand(typed)
    switch (metaCommand) {
      case 'help':
        this.#context.ui.print(...helpLines(this.#context.adapter.examples, this.#context.t))
        return
      case 'board':
        showBoard(this.#context)
        return
      case 'log':
        showLog(this.#context)
        return
      case 'hand':
        return showPrivateCards(this.#context, seat)
      case 'hint':
        return this.#hint(seat)
      case 'why':
        return this.#why(seat, rest.join(' '))
      case 'as':
        return this.#actOutOfTurn(Number(rest[0] ?? 0) - 1, rest.slice(1).join(' '))
      case 'undo':
        return this.#undo()
      case 'save':
        return this.#autosave.save(rest.length > 0 ? rest.join(' ') : null)
      case 'quit':
        this.#leaving = true
        return
      case null:
        return this.#submit(seat, typed)
      default:
        return metaCommand satisfies never
    }
  }

  async #hint(seat: Seat): Promise<void> {
    const { noHint, ui } = this.#context
    if (noHint === null) await hint(this.#context, seat)
    else ui.print(noHint)
  }

  /** Hands the screen to a seat that acts out of turn, because a refusal may show its hand. */
  async #actOutOfTurn(seat: Seat, text: string): Promise<void> {
    const { ui, t, screen } = this.#context
    if (screen.alone === null || !humanSeats(this.#context).includes(seat)) return this.#submit(seat, text)
    await this.#handOver(seat)
    showBoard(this.#context)
    if (text !== '') await this.#submit(seat, text)
    await ui.pause(t('table.secret-hide'))
    this.#boardShownTo = null
  }

  async #submit(seat: Seat, text: string): Promise<void> {
    const { adapter, game } = this.#context
    if (!adapter.rules.notation.parse(text).ok && (await this.#answer(seat, 'any', text))) return
    const done = game.submitText(seat, text)
    if (!done.ok) return printError(this.#context, { ...done.refusal, adapter, state: game.state })
    this.#automatic.delete(game.moveNumber - 1)
    await this.#accept(seat, done.value)
  }

  async #accept(seat: Seat, events: readonly GameEvent[]): Promise<void> {
    await this.#announce(events)
    if (currentViewer(this.#context) !== seat) await this.#hideFromOthers(seat, events)
  }

  /** Clears a command or reveal that only one seat may see. */
  async #hideFromOthers(seat: Seat, events: readonly GameEvent[]): Promise<void> {
    const secret = privateEvents(this.#context, events)
    if (secret.length > 0) return showPrivateCards(this.#context, seat, secret)
    const last = this.#context.game.moves.at(-1)
    if (!last || visibleMove(this.#context, last).text === last.text) return
    this.#context.ui.clear()
    showBoard(this.#context)
  }

  async #announce(events: readonly GameEvent[]): Promise<void> {
    printEvents(this.#context, events)
    await this.#autosave.saveIfNamed()
  }

  async #why(seat: Seat, text: string): Promise<void> {
    const { adapter, game, ui, t } = this.#context
    if (text === '') return ui.print(t('table.why-what', { command: adapter.examples.why }))
    const command = adapter.rules.notation.parse(text)
    if (!command.ok && (await this.#answer(seat, 'why-not', text))) return
    const refusal = command.ok ? adapter.rules.refuse(game.state, seat, command.value) : command.refusal
    if (refusal) await printError(this.#context, { ...refusal, adapter, state: game.state })
    else ui.print(t('table.legal'))
  }

  /** False if the text asks about nothing that the game knows. */
  async #answer(seat: Seat, asking: QuestionKind, text: string): Promise<boolean> {
    const sentences = await answerQuestion(this.#context, seat, asking, text)
    this.#context.ui.print(...(sentences ?? []).map((line) => `  ${line}`))
    return sentences !== null
  }

  /** Undoes the last move that a person chose, unless a bot has moved since or something was revealed. */
  async #undo(): Promise<void> {
    const { game, bots, ui, t } = this.#context
    const target = game.moves.findLastIndex((_, index) => !this.#automatic.has(index))
    if (target < 0) return ui.print(t('undo-stops.start'))
    while (game.moveNumber > target) {
      const last = game.moves.at(-1)
      if (!last) break
      if (bots.has(last.seat)) return ui.print(t('undo-stops.other-seat'))
      if (!game.undo(last.seat).ok) return ui.print(t(`undo-stops.${game.undoLimit(last.seat).reason}`))
      ui.print(t('table.undone', { command: visibleMove(this.#context, last).text }))
      this.#undoneTo = game.moveNumber
      this.#boardShownTo = null
      await this.#autosave.saveIfNamed()
    }
  }
}
