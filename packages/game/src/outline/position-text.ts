/** A position as plain lines, for programs that post it to a chat, a log or an e-mail. */
import type { Game, GameEvent, Seat, Viewer } from '@quayside/kernel'
import { joinItems, type Locale, withLabel } from '@quayside/texts'
import type { Grid, Outliner, SectionLine, TextSection } from './text-view.ts'

interface ShownGame<State> {
  readonly game: Pick<Game<State, unknown, unknown, GameEvent>, 'moveNumber' | 'state'> & {
    readonly rules: Pick<Game<State, unknown, unknown, GameEvent>['rules'], 'seatCount' | 'view'>
  }
}

const isShort = ({ short }: SectionLine): boolean => short.length > 0

/** One line for a section, and one for each heading within it. */
const sectionLines = ({ label, lines }: TextSection, locale: Locale): readonly string[] => {
  const short = lines.filter(isShort)
  return [...new Set(short.map(({ under }) => under))].map((under) =>
    withLabel(
      under ?? label,
      joinItems(
        short.filter((line) => line.under === under).flatMap((line) => line.short),
        locale,
      ),
      locale,
    ),
  )
}

const seatLines = ({ columns, rows }: Grid, names: readonly string[], locale: Locale): readonly string[] =>
  rows
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, name, cells, brief }) => {
      const parts = brief?.summary ?? cells.map((cell, place) => `${columns[place]?.title ?? ''} ${cell}`)
      const held = (brief?.holds ?? [])
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => withLabel(label, joinItems(items, locale), locale))
      return withLabel(names[seat] ?? name, [...parts, ...held].join(' · '), locale)
    })

/** The lines that a viewer may see; without names, players are called by number. */
export const positionText = <State>(
  { game }: ShownGame<State>,
  { locale, outline }: Pick<Outliner<State>, 'locale' | 'outline'>,
  viewer: Viewer = 'spectator',
  names?: readonly string[],
): string => {
  const { rules, state, moveNumber } = game
  const called = names ?? Array.from({ length: rules.seatCount(state) }, (_, seat: Seat) => String(seat + 1))
  const view = rules.view(state, viewer)
  const { title, now, sections } = outline({ view, viewer, names: called, moveNumber })
  const shown = sections.filter(({ secret }) => viewer !== 'spectator' || !secret)
  return [
    title,
    ...now.filter((line) => line !== ''),
    ...shown.flatMap((section) => sectionLines(section, locale)),
    ...shown.flatMap(({ grid }) => (grid === null ? [] : seatLines(grid, called, locale))),
  ].join('\n')
}
