/** The daily harbor in a terminal: the deals of a date, the try that counts, practice, and the result. */
import {
  type DailyDeal,
  findDeal,
  localDate,
  type OfferedDeal,
  untilMidnight,
} from '@quayside/game/daily/deal.ts'
import { type DatedDeal, decidingHere, playDeal, replayTry } from '@quayside/game/daily/play.ts'
import { DAILY_LEVELS } from '@quayside/game/daily/rank.ts'
import {
  comparisonSentences,
  type DealTexts,
  dailyRefusalText,
  resultLine,
  shareText,
} from '@quayside/game/daily/result-text.ts'
import { streakFrom } from '@quayside/game/daily/streak.ts'
import type { Seat } from '@quayside/kernel'
import { calendarText, durationText, formatTag, withNote } from '@quayside/texts'
import { loadDaily } from '@quayside/texts/messages/daily'
import type { Context } from '../cli-context.ts'
import { CliError, cliError, usageError } from '../cli-error.ts'
import { adapterFor, botsOf, dailyDeals } from '../games/game-registry.ts'
import { newGame, openRecord } from '../games/open-game.ts'
import type { BotAtSeat } from '../play/bot-seats.ts'
import { RecordAutosave } from '../play/record-autosave.ts'
import type { TerminalContext } from '../play/terminal-context.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import type { UserInterface } from '../play/terminal-interface.ts'
import { makeFolder, readText } from '../text-files.ts'
import type { SavedTries, SavedTry } from './saved-tries.ts'

export interface DailyPlan {
  readonly context: Context
  /** Null when input is not a terminal. */
  readonly ui: UserInterface | null
  readonly print: (...lines: readonly string[]) => void
  readonly tries: SavedTries
  readonly folder: string
  /** The time where the program runs. */
  readonly now: () => Date
  /** The date of the deals; null for today. */
  readonly date: string | null
}

type FoundDeal = OfferedDeal & { readonly seed: string }

const isOpen = ({ endedAt }: SavedTry): boolean => endedAt === null

export class DailyHarbor {
  readonly #plan: DailyPlan
  readonly #offers: readonly OfferedDeal[]
  readonly #say: Awaited<ReturnType<typeof loadDaily>>

  private constructor(
    plan: DailyPlan,
    offers: readonly OfferedDeal[],
    say: Awaited<ReturnType<typeof loadDaily>>,
  ) {
    this.#plan = plan
    this.#offers = offers
    this.#say = say
  }

  static async open(plan: DailyPlan): Promise<DailyHarbor> {
    const [offers, say] = await Promise.all([dailyDeals(), loadDaily(plan.context.language)])
    return new DailyHarbor(plan, offers, say)
  }

  get #today(): string {
    return localDate(this.#plan.now())
  }

  get #date(): string {
    return this.#plan.date ?? this.#today
  }

  get #kinds(): readonly string[] {
    return this.#offers.map(({ deal }) => deal.kind)
  }

  #find(kind: string): FoundDeal {
    if (!this.#kinds.includes(kind)) throw usageError('unknown-deal', { deal: kind, known: this.#kinds })
    const found = findDeal(this.#offers, kind, this.#date)
    if (!found.ok) throw usageError('no-deals-on-date', { date: this.#date })
    return found.value
  }

  async #tableTexts({ deal, daily }: OfferedDeal): Promise<DealTexts> {
    const { language: locale } = this.#plan.context
    return { deal, texts: await daily.texts(locale), say: this.#say, locale }
  }

  /** Lists the deals of the date with their results, and the streak. */
  async list(): Promise<void> {
    const { print, context, tries, now } = this.#plan
    const say = this.#say
    const tag = formatTag(context.language)
    const lines = await Promise.all(this.#offers.map((offer) => this.#listEntry(offer)))
    const date = calendarText(this.#date, 'long', tag)
    print(
      this.#date === this.#today ? `${say('today')} · ${date}` : say('harbor', { date }),
      ...lines,
      say('streak', { days: streakFrom(tries.all(), this.#today).inRow }),
    )
    if (this.#date === this.#today) print(say('midnight', { time: durationText(untilMidnight(now()), tag) }))
  }

  async #listEntry(offer: OfferedDeal): Promise<string> {
    const { deal, texts, say, locale } = await this.#tableTexts(offer)
    const own = this.#plan.tries.find({ date: this.#date, kind: deal.kind })
    const title = withNote(
      texts.title(deal.kind),
      say('length', { rounds: deal.rounds, minutes: deal.minutes }),
      locale,
    )
    const state = this.#state(own, { deal, texts, say, locale })
    return `  ${deal.kind.padEnd(8)}${title} · ${state}`
  }

  #state(own: SavedTry | null, tableTexts: DealTexts): string {
    const { t } = this.#plan.context
    if (own === null) return t('daily.not-played')
    return isOpen(own) ? t('daily.in-progress') : resultLine(own.finished, own.comparison, tableTexts)
  }

  /** Asks which deal to play; null when input is not a terminal. */
  async choose(): Promise<string | null> {
    const { ui, context } = this.#plan
    if (ui === null) return null
    const choices = await Promise.all(
      this.#offers.map(async (offer) => {
        const { deal, texts } = await this.#tableTexts(offer)
        return { value: deal.kind, label: `${texts.title(deal.kind)}. ${texts.task(deal.kind)}` }
      }),
    )
    return ui.pick(context.t('daily.which'), choices)
  }

  /** Starts or continues the counted try; prints the result of a finished one. */
  async play(kind: string): Promise<void> {
    const { tries, ui, now } = this.#plan
    const deal = this.#find(kind)
    const name = { date: this.#date, kind }
    const saved = tries.find(name)
    if (saved !== null && !isOpen(saved)) return this.#printResult(deal, saved)
    if (saved === null && this.#date !== this.#today) throw cliError('daily-not-open', { date: this.#date })
    if (ui === null) return this.list()
    makeFolder(this.#plan.folder)
    const started =
      saved ??
      tries.save({
        ...name,
        startedAt: now().getTime(),
        endedAt: null,
        endedOn: null,
        finished: null,
        comparison: {},
      })
    ui.print(this.#say('counted'))
    await this.#playInTerminal(deal, ui, started)
    const finished = await this.#finish(deal, started)
    if (finished !== null) await this.#printResult(deal, finished)
  }

  /** Practice allows hints and is never saved. */
  async practice(kind: string): Promise<void> {
    const { ui, tries } = this.#plan
    const deal = this.#find(kind)
    const own = tries.find({ date: this.#date, kind })
    const isPlayed = own !== null && !isOpen(own)
    if (this.#date >= this.#today && !isPlayed) throw cliError('daily-practice-later')
    if (ui === null) return this.list()
    await this.#playInTerminal(deal, ui, null)
    ui.print(this.#say('over.practice'))
  }

  async giveUp(kind: string): Promise<void> {
    const { tries, now } = this.#plan
    const deal = this.#find(kind)
    const own = tries.find({ date: this.#date, kind })
    if (own === null) throw cliError('daily-not-begun-here', { date: this.#date })
    const ended = isOpen(own)
      ? tries.save({ ...own, endedAt: now().getTime(), endedOn: this.#today, finished: null })
      : own
    await this.#printResult(deal, ended)
  }

  /** Plays in the terminal; a counted try is saved after every move and has no hints. */
  async #playInTerminal(found: FoundDeal, ui: UserInterface, counted: SavedTry | null): Promise<void> {
    const { context, tries } = this.#plan
    const adapter = adapterFor(found.game)
    const file = counted === null ? null : tries.record(counted)
    const text = file === null ? null : await this.#savedText(file)
    const { game } = text === null ? newGame(adapter, found.deal.options, found.seed) : openRecord(text)
    const terminal: TerminalContext = {
      ...context,
      adapter,
      game,
      texts: await adapter.texts(context.language, game.state),
      outliner: await adapter.outliner(context.language),
      ui,
      bots: await botsAt(found.game, found.deal),
      screen: { alone: null },
      autoAction: await adapter.autoAction(),
      noHint: counted === null ? null : this.#say('counted'),
    }
    await new TerminalGame(terminal, new RecordAutosave(terminal, file, true)).play()
  }

  /** Null before the first move, when nothing has been saved. */
  async #savedText(file: string): Promise<string | null> {
    try {
      return await readText(file, this.#plan.context.io)
    } catch (problem) {
      if (problem instanceof CliError && problem.report.code === 'file-missing') return null
      throw problem
    }
  }

  /** Null while the game is not over. */
  async #finish(found: FoundDeal, started: SavedTry): Promise<SavedTry | null> {
    const { tries, now } = this.#plan
    const text = await this.#savedText(tries.record(started))
    if (text === null) return null
    const played = await replayTry(this.#dated(found), text, null)
    if (!played.ok) {
      if (played.refusal.code === 'daily-unfinished') return null
      this.#plan.print(dailyRefusalText(played.refusal, this.#say) ?? played.refusal.code)
      return null
    }
    return tries.save({
      ...started,
      endedAt: now().getTime(),
      endedOn: this.#today,
      finished: played.value,
    })
  }

  #dated(found: FoundDeal): DatedDeal {
    return { ...found, rules: adapterFor(found.game).rules }
  }

  /** Lets the bots that are missing play the deal. Each result is saved, so an interrupted comparison continues. */
  async #compareWithBots(found: FoundDeal, own: SavedTry): Promise<SavedTry> {
    const missing = DAILY_LEVELS.filter((level) => own.comparison[level] === undefined)
    if (own.finished === null || missing.length === 0) return own
    this.#plan.print(this.#say('rank.pending'))
    const decide = decidingHere(await botsOf(found.game))
    let compared = own
    for (const level of missing) {
      const played = await playDeal(this.#dated(found), level, decide)
      if (!played.ok) continue
      const comparison = { ...compared.comparison, [level]: played.value.result }
      compared = this.#plan.tries.save({ ...compared, comparison })
    }
    return compared
  }

  /** Prints the result of a try and the text to share. */
  async #printResult(found: FoundDeal, ended: SavedTry): Promise<void> {
    const { print, tries } = this.#plan
    const tableTexts = await this.#tableTexts(found)
    const own = await this.#compareWithBots(found, ended)
    const { finished, comparison, date } = own
    print(
      resultLine(finished, comparison, tableTexts),
      ...(finished === null ? [] : comparisonSentences(finished, comparison, tableTexts)),
      '',
      shareText(
        { date, attempt: finished, comparison, streak: streakFrom(tries.all(), this.#today).inRow, link: '' },
        tableTexts,
      ),
      '',
      this.#say('share.note'),
    )
  }
}

/** The bots of a deal by seat, with the same budgets as on the page and on a server. */
const botsAt = async (id: string, { seats }: DailyDeal): Promise<ReadonlyMap<Seat, BotAtSeat>> => {
  const game = await botsOf(id)
  return new Map(
    seats.flatMap((level, seat): readonly [Seat, BotAtSeat][] => {
      const bot = level === null ? undefined : game.levels[level]
      if (level === null || bot === undefined) return []
      const decide: BotAtSeat['decide'] = (view, at, seed) => bot.bot.decide(view, at, bot.budget, seed)
      return [[seat, { name: level, prepare: (view) => game.prepare(view), decide }]]
    }),
  )
}
