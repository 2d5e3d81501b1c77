/** A page with advice on positions of a game, for people to assess, and the checks it must pass. */
import { type Adviser, advise, type BotGame, RemainingBudget, type Suggestion } from '@quayside/bots'
import type { GameLanguage } from '@quayside/game'
import { type GameRecord, replay, type Seat } from '@quayside/kernel'
import { adviceText, allReasons, playerName } from '@quayside/texts'

/** Number of positions to sample from the decisions with a real choice. */
export interface Sampling {
  readonly positions: number
}

interface Asked {
  readonly move: number
  readonly seat: Seat
  readonly view: unknown
}

/** Positions spread over a game in which the seat has at least three commands to consider. */
const positionsOf = (
  adviser: Adviser<unknown, unknown>,
  record: GameRecord,
  { positions }: Sampling,
): Asked[] => {
  const { rules } = adviser
  const open: Asked[] = []
  replay(rules, record, (state, move) => {
    const seat = record.moves[move]?.seat
    if (seat === undefined || rules.commands(state, seat).length < 3) return
    const view = rules.view(state, seat)
    const allowance = new RemainingBudget({ nodes: 1000 })
    if (adviser.plannerFor(view).rank(view, seat, allowance).length >= 3) open.push({ move, seat, view })
  })
  return Array.from(
    { length: positions },
    (_, place) => open[Math.floor(((place + 0.5) * open.length) / positions)],
  ).flatMap((found) => found ?? [])
}

/** One section per position, numbered from `first`. */
export const adviceSections = (
  { adviser, rules }: BotGame,
  language: GameLanguage,
  record: GameRecord,
  sampling: Sampling,
  first: number,
): string[] => {
  if (adviser === null) return []
  const seats = record.moves.reduce((most, { seat }) => Math.max(most, seat + 1), 0)
  const say = adviceText(language.common, (points) => language.points(points))
  return positionsOf(adviser, record, sampling).map(({ move, seat, view }, place) => {
    const advice = advise(adviser, view, seat)
    if (!advice.ok) throw new Error(advice.refusal.code)
    const { suggestions } = advice.value
    const [best, next] = suggestions
    const verdict = (one: Suggestion): string => {
      if (one !== best) return ` · ${say.behind(one.behind, one.even)}`
      return next === undefined ? '' : ` · ${say.ahead(next.behind, next.even)}`
    }
    const title = `## ${first + place}. ${seats} players, move ${move + 1}, ${playerName(seat, language.common)}: ${language.question(view, seat)}`
    const rows = suggestions.flatMap((one, number) => {
      const command = rules.notation.parse(one.command)
      const [text] = command.ok ? language.commands([command.value], view) : []
      return [
        `${number + 1}. **${text?.text ?? one.command}** (${say.expected(one.points, one.error)}${verdict(one)})`,
        ...allReasons(one).map((reason) => `   - ${language.reason(reason)}`),
      ]
    })
    return [title, '', ...rows].join('\n')
  })
}

/** A suggestion as printed on the page. */
interface PageSuggestion {
  readonly command: string
  readonly statements: readonly string[]
}

export const readSections = (page: string): PageSuggestion[][] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) =>
      section
        .split(/^\d+\. (?=\*\*)/m)
        .slice(1)
        .map((entry) => {
          const [head = '', ...lines] = entry.trim().split('\n')
          return {
            command: /\*\*(?<command>.*)\*\*/.exec(head)?.groups?.['command'] ?? '',
            statements: lines.map((line) => line.replace(/^ *- /, '')),
          }
        }),
    )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Whether a statement only repeats the command. */
const isTautology = (statement: string, command: string): boolean => {
  const said = new Set(wordsOf(command))
  const [, ...rest] = wordsOf(statement)
  return rest.length > 0 && rest.every((word) => said.has(word))
}

/** What is wrong with the suggestions for one position. */
export const faultsIn = (suggestions: readonly PageSuggestion[]): string[] => [
  ...suggestions.flatMap(({ command, statements }) => [
    ...(statements.length === 0 && suggestions.length > 1 ? [`nothing is said about ${command}`] : []),
    ...statements
      .filter((statement) => isTautology(statement, command))
      .map((statement) => `${command} is repeated: ${statement}`),
  ]),
  ...(suggestions[0]?.statements ?? [])
    .filter((statement) => !statement.startsWith('Then: '))
    .filter(
      (statement) =>
        suggestions.length > 1 && suggestions.every(({ statements }) => statements.includes(statement)),
    )
    .map((statement) => `holds for all, so it is no reason: ${statement}`),
]
