/** One evening at one keyboard: people take their turns, bots fill up, until it is over or they leave. */
import type { GameEvent, Seat } from '@quayside/kernel'
import { grouped } from '../command-menu.ts'
import type { Examples } from '../games/game-adapter.ts'
import type { CliText } from '../messages/index.ts'
import type { BotSeat } from './bot-seats.ts'
import { hint } from './bot-seats.ts'
import { privateEvents, seenMove, showBoard, showLog, showSecrets, tellEvents } from './display.ts'
import { parseMetaCommand } from './meta-commands.ts'
import type { RecordAutosave } from './record-autosave.ts'
import { complain, currentViewer, humanSeats, seatName, type TerminalContext } from './terminal-context.ts'

/** The column of examples in the help. */
const example = (text: string): string => text.padEnd(19)

const helpLines = ({ command, why, aside }: Examples, t: CliText): readonly string[] => [
  t('help.choose'),
  example(command) + t('help.command'),
  example(`why ${why}`) + t('help.why'),
  example(`as ${aside}`) + t('help.aside'),
  example('hint') + t('help.hint'),
  t('help.look'),
  t('help.leave'),
]

export class TerminalGame {
  readonly #seating: TerminalContext
  readonly #logbook: RecordAutosave
  #leaving = false
  /** For whom the board was printed last. */
  #shownFor: Seat | null = null
  /** How far the game had come when each seat had the screen last. */
  readonly #seen = new Map<Seat, number>()

  constructor(seating: TerminalContext, logbook: RecordAutosave) {
    this.#seating = seating
    this.#logbook = logbook
  }

  async play(): Promise<void> {
    const { kit, game, words, person, t, bots } = this.#seating
    while (!this.#leaving) {
      const [seat] = kit.rules.deciders(game.state)
      if (seat === undefined) break
      const bot = bots.get(seat)
      await (bot ? this.#botMoves(bot, seat) : this.#personMoves(seat))
    }
    this.#shareScreen()
    const outcome = kit.rules.outcome(game.state)
    if (outcome) {
      showBoard(this.#seating)
      person.say(...words.outcome(outcome), '')
    }
    await this.#logbook.offerToSave()
    person.say(t('table.bye'))
  }

  async #botMoves(bot: BotSeat, seat: Seat): Promise<void> {
    const { kit, game } = this.#seating
    const command = bot.decide(
      kit.rules.view(game.state, seat),
      seat,
      `${game.record.seed} ${game.moveNumber}`,
    )
    const done = game.submit(seat, command)
    // Asked again in the same position it would only repeat itself.
    if (!done.ok)
      throw new Error(`${bot.name} tried ${kit.rules.notation.print(command)}: ${done.refusal.code}`)
    await this.#tell(done.value)
  }

  async #personMoves(seat: Seat): Promise<void> {
    const { kit, game, words, person } = this.#seating
    if (this.#shownFor !== seat) {
      await this.#handOver(seat)
      showBoard(this.#seating)
    }
    this.#shownFor = seat
    // What the others may not see must not stand in a question that they can read.
    const view = kit.rules.view(game.state, currentViewer(this.#seating))
    const question = `${seatName(this.#seating, seat)}: ${words.question(view, seat)}`
    const entries = words.commands(kit.rules.commands(game.state, seat), view)
    const typed = await person.ask(question, grouped(entries))
    if (typed === null) this.#leaving = true
    else await this.#obey(seat, typed)
    this.#seen.set(seat, game.moveNumber)
  }

  /** Where seats hold cards, the screen goes from one to the next empty, and tells what has happened since. */
  async #handOver(seat: Seat): Promise<void> {
    const { kit, person, t, screen } = this.#seating
    if (!kit.hands || humanSeats(this.#seating).length < 2) return
    this.#shareScreen()
    await person.pause(t('table.secret-ask', { seat: seatName(this.#seating, seat) }))
    screen.alone = seat
    showLog(this.#seating, this.#seen.get(seat) ?? 0)
  }

  /** Takes off the screen what only one may see. */
  #shareScreen(): void {
    const { person, screen } = this.#seating
    if (screen.alone === null) return
    screen.alone = null
    person.clear()
  }

  /** Words that are no commands of the game; everything else is one. */
  async #obey(seat: Seat, typed: string): Promise<void> {
    const [, ...rest] = typed.trim().split(/\s+/)
    const aside = parseMetaCommand(typed)
    switch (aside) {
      case 'help':
        this.#seating.person.say(...helpLines(this.#seating.kit.examples, this.#seating.t))
        return
      case 'board':
        showBoard(this.#seating)
        return
      case 'log':
        showLog(this.#seating)
        return
      case 'hand':
        return showSecrets(this.#seating, seat)
      case 'hint':
        return hint(this.#seating, seat)
      case 'why':
        return this.#why(seat, rest.join(' '))
      case 'as':
        return this.#actInBetween(Number(rest[0] ?? 0) - 1, rest.slice(1).join(' '))
      case 'undo':
        return this.#undo()
      case 'save':
        return this.#logbook.save(rest.length > 0 ? rest.join(' ') : null)
      case 'quit':
        this.#leaving = true
        return
      case null:
        return this.#submit(seat, typed)
      default:
        return aside satisfies never
    }
  }

  /** Where one seat has the screen, another that acts out of turn must have it first: a refusal tells of its hand. */
  async #actInBetween(seat: Seat, text: string): Promise<void> {
    const { person, t, screen } = this.#seating
    if (screen.alone === null || !humanSeats(this.#seating).includes(seat)) return this.#submit(seat, text)
    await this.#handOver(seat)
    showBoard(this.#seating)
    if (text !== '') await this.#submit(seat, text)
    await person.pause(t('table.secret-hide'))
    this.#shownFor = null
  }

  async #submit(seat: Seat, text: string): Promise<void> {
    const { kit, game } = this.#seating
    const done = game.submitText(seat, text)
    if (!done.ok) return complain(this.#seating, { ...done.refusal, kit, state: game.state })
    await this.#tell(done.value)
    if (currentViewer(this.#seating) !== seat) await this.#keepSecret(seat, done.value)
  }

  /** What was typed or came to light for one seat must not stay before the eyes of the others. */
  async #keepSecret(seat: Seat, events: readonly GameEvent[]): Promise<void> {
    const secret = privateEvents(this.#seating, events)
    if (secret.length > 0) return showSecrets(this.#seating, seat, secret)
    const last = this.#seating.game.moves.at(-1)
    if (!last || seenMove(this.#seating, last).text === last.text) return
    this.#seating.person.clear()
    showBoard(this.#seating)
  }

  async #tell(events: readonly GameEvent[]): Promise<void> {
    tellEvents(this.#seating, events)
    await this.#logbook.keep()
  }

  async #why(seat: Seat, text: string): Promise<void> {
    const { kit, game, person, t } = this.#seating
    if (text === '') return person.say(t('table.why-what', { command: kit.examples.why }))
    const command = kit.rules.notation.parse(text)
    const refusal = command.ok ? kit.rules.refuse(game.state, seat, command.value) : command.refusal
    if (refusal) await complain(this.#seating, { ...refusal, kit, state: game.state })
    else person.say(t('table.legal'))
  }

  /** Whoever acted last may take it back, as far as nothing came to light. */
  async #undo(): Promise<void> {
    const { game, bots, person, t } = this.#seating
    const last = game.moves.at(-1)
    if (!last) return person.say(t('undo-stops.start'))
    if (bots.has(last.seat)) return person.say(t('undo-stops.other-seat'))
    if (!game.undo(last.seat).ok) return person.say(t(`undo-stops.${game.undoLimit(last.seat).reason}`))
    person.say(t('table.undone', { command: seenMove(this.#seating, last).text }))
    this.#shownFor = null
    await this.#logbook.keep()
  }
}
