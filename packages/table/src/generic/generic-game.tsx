/** A game without its own table, drawn from its outline, or else from its notation and the fields of its positions. */
import type { AnyManifest, GameLanguage } from '@quayside/game'
import { plainEvent, plainTextView, refusalIn } from '@quayside/game/outline/plain-text-view.ts'
import type { OutlineView, TextView } from '@quayside/game/outline/text-view.ts'
import type { AnyRules } from '@quayside/kernel'
import { type ReactNode, useMemo } from 'react'
import { type GameContextValue, GameProvider } from '../game-context.tsx'
import { singleLines } from '../log/log-lines.ts'
import { lazyTexts } from '../page/lazy.ts'
import { useTexts } from '../page/texts.ts'
import { seatName } from '../seat-names.ts'
import { useTable } from '../session/current-game.ts'
import { createChoices } from '../state/choices.ts'
import { createPlayback } from '../state/playback.ts'
import { useTextBoardTexts } from '../text/board-texts.ts'

/** The rules of the open game. */
const rules = (): AnyRules => {
  const known = useTable.getState().rules
  if (known === null) throw new Error('no game lies on the table')
  return known
}

export const choices = createChoices(useTable, {
  rules: {
    refuse: (view, seat, command) => rules().refuse(view, seat, command),
    notation: {
      print: (command) => rules().notation.print(command),
      parse: (text) => rules().notation.parse(text),
    },
  },
  question: () => undefined,
  isExtraCommand: () => false,
})

export const playback = createPlayback(useTable, {
  rules: { deciders: (view) => rules().deciders(view) },
  flightsIn: () => [],
  isRoutine: () => false,
})

interface TableView extends OutlineView<unknown> {
  readonly rules: AnyRules
}

/** Null until the first frame has arrived. */
const useTableView = (): TableView | null => {
  const tableTexts = useTexts()
  const shown = useTable((table) => table.currentFrame)
  const known = useTable((table) => table.rules)
  const seats = useTable((table) => table.seats)
  return useMemo(() => {
    if (shown === null || known === null) return null
    const { view, viewer, moveNumber } = shown
    const names = seats.map((_, seat) => seatName(seats, seat, tableTexts))
    return { rules: known, view, viewer, names, moveNumber }
  }, [shown, known, seats, tableTexts])
}

/** The open game with its outline and language. */
export interface OutlinedGame {
  readonly tableView: TableView
  readonly textView: TextView<unknown>
  /** Null for a game without its own texts. */
  readonly language: GameLanguage | null
}

/** A hook for the outline of the open game; null while no game is open. */
export const createOutlineHook = (game: AnyManifest): (() => OutlinedGame | null) => {
  const useTeller = lazyTexts(async (locale) => (await (await game.outline?.(locale))?.textViews()) ?? null)
  const useLanguage = lazyTexts(async (locale) => (await game.language?.(locale)) ?? null)
  return () => {
    const tableView = useTableView()
    const tableTexts = useTexts()
    const outline = useTeller()
    const language = useLanguage()
    const { text } = useTextBoardTexts()
    return useMemo(() => {
      if (tableView === null) return null
      const textView =
        outline?.build(tableView) ??
        plainTextView(
          game.title[tableTexts.locale],
          tableView.rules,
          tableView,
          tableTexts,
          text,
          game.total?.[tableTexts.locale],
        )
      return { tableView, textView, language }
    }, [tableView, outline, language, tableTexts, text])
  }
}

/** Provides a generic game to the parts that all tables share. */
export const GenericGameProvider = ({
  game: outlined,
  children,
}: {
  readonly game: OutlinedGame
  readonly children: ReactNode
}) => {
  const tableTexts = useTexts()
  const game = useMemo((): GameContextValue => {
    const { tableView, textView, language } = outlined
    const eventText: GameContextValue['eventText'] = (event) =>
      language?.event(event) ?? plainEvent(event, (seat) => tableView.names[seat] ?? '', tableTexts.locale)
    return {
      names: tableView.names,
      eventText,
      eventTextWithIcons: eventText,
      linesOf: (steps) => singleLines(steps, textView.isLogged),
      lineText: (events) => tableTexts.common.sentences(events.map(eventText)),
      refusalText: (refusal) => language?.refusal(refusal) ?? refusalIn(refusal, tableTexts),
      question: textView.question?.question ?? null,
      isLogged: (event) => textView.isLogged(event),
      choices,
      playback,
    }
  }, [outlined, tableTexts])
  return <GameProvider game={game}>{children}</GameProvider>
}
