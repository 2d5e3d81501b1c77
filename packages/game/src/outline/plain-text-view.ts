/** Text view of a game without its own texts: notation, and the fields of positions and events. */
import type { AnyRules, GameEvent, Outcome, Refusal, Seat } from '@quayside/kernel'
import {
  type CommonMessages,
  createTranslator,
  explain,
  gameValues,
  joinItems,
  joinParts,
  type Locale,
  loadCommonMessages,
  playerName,
  withLabel,
} from '@quayside/texts'
import { loadTextBoardTexts, type TextBoardSay } from '@quayside/texts/messages/text-board'
import { loadTableTexts, type TableTexts } from '@quayside/texts/table'
import type { GameLanguage } from '../language.ts'
import { createActions } from './actions.ts'
import { wordingsOf } from './parser/tokenize.ts'
import {
  type Outline,
  type Outliner,
  type OutlineView,
  open,
  type ResultTable,
  section,
  type TextAction,
  type TextSection,
  type TextView,
} from './text-view.ts'

type Title = Readonly<Record<Locale, string>>

/** A value for people: lists without brackets, and a dash for nothing. */
const written = (value: unknown, locale: Locale): string => {
  if (typeof value === 'string') return value
  if (value === null || (Array.isArray(value) && value.length === 0)) return '–'
  return Array.isArray(value)
    ? joinItems(
        value.map((item) => written(item, locale)),
        locale,
      )
    : JSON.stringify(value)
}

/** A list of plain values is one item. */
const itemsOf = (value: unknown, seats: number): ReturnType<typeof fieldsOf> =>
  Array.isArray(value) && value.length !== seats && value.every((item) => typeof item !== 'object')
    ? [['', value]]
    : fieldsOf(value)

const fieldsOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]

/** An event as the player's name and the plain fields. */
export const plainEvent = (
  { kind, reveal: _reveal, ...fields }: GameEvent,
  player: (seat: Seat) => string,
  locale: Locale,
): string => {
  const { seat, ...rest }: Readonly<Record<string, unknown>> = fields
  const facts = fieldsOf(rest).map(([name, value]) => `${name} ${written(value, locale)}`)
  const text = joinParts([kind, ...facts], locale)
  return typeof seat === 'number' ? withLabel(player(seat), text, locale) : text
}

export const plainLanguage = async (rules: AnyRules, title: Title, locale: Locale): Promise<GameLanguage> => {
  const common = createTranslator<CommonMessages>(locale, await loadCommonMessages(locale))
  const player = (seat: Seat): string => playerName(seat, common)
  return {
    common,
    commands: (commands) => commands.map((command) => ({ text: rules.notation.print(command), group: '' })),
    event: (event) => plainEvent(event, player, locale),
    refusal: (refusal) => explain(refusal, common, (known) => gameValues(known, rules.game, title[locale])),
    question: (_view, seat) => player(seat),
    outcome: ({ winners, scores }) => ({
      result: common.list(winners.map(player), 'and'),
      scores: scores.map(({ seat, total }) => withLabel(player(seat), `${total}`, locale)),
    }),
    reason: ({ code }) => code,
    points: (points) => `${points}`,
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * One section per field of the position, with one line per entry; a list with one entry per seat shows the
 * names.
 */
const partsOf = (
  rules: AnyRules,
  { view, names }: OutlineView<unknown>,
  locale: Locale,
): readonly TextSection[] =>
  fieldsOf(rules.position.write(view))
    .slice(0, LETTERS.length)
    .map(([name, value], place) =>
      section({
        key: LETTERS[place] ?? '',
        title: name,
        wordings: wordingsOf(name),
        lines: itemsOf(value, names.length).map(([key, item]) => {
          const label = Array.isArray(value) && value.length === names.length ? names[Number(key)] : key
          const text = written(item, locale)
          const line = key === '' ? text : withLabel(label ?? '', text, locale)
          return open(line, [line])
        }),
      }),
    )

const outlineOf = (title: string, rules: AnyRules, sight: OutlineView<unknown>, locale: Locale): Outline => ({
  game: title,
  title,
  stage: '',
  now: [],
  sections: partsOf(rules, sight, locale),
})

export const refusalIn = (refusal: Refusal, { common }: Pick<TableTexts, 'common'>): string =>
  explain(refusal, common, () => ({}))

const endingOf = (
  { scores, winners }: Outcome,
  { viewer, names }: OutlineView<unknown>,
  texts: TableTexts,
  text: TextBoardSay,
  total: string,
): ResultTable => ({
  result: texts.common.list(
    winners.map((seat) => names[seat] ?? ''),
    'and',
  ),
  title: texts.shell('end.sources'),
  grid: {
    corner: text('column.player'),
    columns: [{ title: total, minor: false }],
    rows: scores
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, total: points }) => ({
        seat,
        name: names[seat] ?? '',
        isOwn: seat === viewer,
        cells: [`${points}`],
        brief: null,
      })),
  },
})

export const plainTextView = (
  title: string,
  rules: AnyRules,
  sight: OutlineView<unknown>,
  texts: TableTexts,
  text: TextBoardSay,
  total = texts.shell('end.total'),
): TextView<unknown> => {
  const { view, viewer, names, moveNumber } = sight
  const seat = viewer === 'spectator' ? null : viewer
  const outcome = rules.outcome(view)
  const deciders = rules.deciders(view)
  const players = texts.common.list(
    deciders.map((decider) => playerName(decider, texts.common, names)),
    'and',
  )
  const deedOf = (command: unknown): TextAction<unknown> => {
    const notation = rules.notation.print(command)
    return { commands: [command], text: notation, wordings: wordingsOf(notation) }
  }
  const ending = outcome === null ? null : endingOf(outcome, sight, texts, text, total)
  const isAsked = seat !== null && deciders.includes(seat)
  return {
    ...outlineOf(title, rules, sight, texts.locale),
    seat,
    lead: ending === null ? [] : [ending.result],
    question: isAsked
      ? {
          id: `${moveNumber}`,
          context: '',
          question: texts.tray('choose-one'),
          answers: rules.commands(view, seat).map((command) => ({
            ...deedOf(command),
            note: '',
            suggested: false,
          })),
        }
      : null,
    waiting: ending?.result ?? texts.common.say('prompt.wait', { players }),
    ending,
    isLogged: () => true,
    topics: () => [],
    ...createActions({
      rules,
      view,
      seat,
      actionOf: deedOf,
      refusedActionOf: (command, who) => {
        const refusal = rules.refuse(view, who, command)
        if (refusal === null) return null
        const { text, wordings } = deedOf(command)
        return { text, wordings, why: refusalIn(refusal, texts) }
      },
      refusedActions: () => [],
      preview: () => ({ sentences: [], warnings: [] }),
      why: () => '',
    }),
  }
}

export const plainOutliner = async (rules: AnyRules, title: Title, locale: Locale): Promise<Outliner> => ({
  locale,
  outline: (sight) => outlineOf(title[locale], rules, sight, locale),
  textViews: async () => {
    const [texts, text] = await Promise.all([loadTableTexts(locale), loadTextBoardTexts(locale)])
    return { build: (sight) => plainTextView(title[locale], rules, sight, texts, text) }
  },
})
