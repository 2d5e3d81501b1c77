/** The text board for a game that brings none of its own. */
import type { GameText } from '@quayside/game'
import { refusalIn, tellPlain } from '@quayside/game/outline/plain.ts'
import type { OutlineSight } from '@quayside/game/outline/telling.ts'
import type { AnyRules } from '@quayside/kernel'
import { type ReactNode, useMemo } from 'react'
import { GameContext, type GameOnTable } from '../game-on-table.ts'
import { useWords } from '../page/words.ts'
import { seatName } from '../people.ts'
import { useTable } from '../session/table-state.ts'
import { createChoices } from '../state/choices.ts'
import { createPlayback } from '../state/playback.ts'
import { useBoardWords } from '../text/words.ts'

/** Those of the game that lies on the table, whichever it is. */
const rules = (): AnyRules => {
  const known = useTable.getState().rules
  if (known === null) throw new Error('no game lies on the table')
  return known
}

const choices = createChoices(useTable, {
  rules: {
    refuse: (view, seat, command) => rules().refuse(view, seat, command),
    notation: {
      print: (command) => rules().notation.print(command),
      parse: (text) => rules().notation.parse(text),
    },
  },
  asks: () => undefined,
  isAside: () => false,
})

const playback = createPlayback(useTable, {
  rules: { deciders: (view) => rules().deciders(view) },
  flightsIn: () => [],
  isQuiet: () => false,
})

interface PlainSight extends OutlineSight<unknown> {
  readonly rules: AnyRules
}

/** Null before there is anything to see. */
const useSight = (): PlainSight | null => {
  const words = useWords()
  const shown = useTable((table) => table.shown)
  const known = useTable((table) => table.rules)
  const seats = useTable((table) => table.seats)
  return useMemo(() => {
    if (shown === null || known === null) return null
    const { view, viewer, at } = shown
    const names = seats.map((_, seat) => seatName(seats, seat, words))
    return { rules: known, view, viewer, names, position: at }
  }, [shown, known, seats, words])
}

const OnTable = ({ sight, children }: { readonly sight: PlainSight; readonly children: ReactNode }) => {
  const words = useWords()
  const game = useMemo((): GameOnTable => {
    const { view, viewer, names } = sight
    const isAsked = viewer !== 'spectator' && sight.rules.deciders(view).includes(viewer)
    return {
      names,
      eventText: ({ kind }) => kind,
      picturedEvent: ({ kind }) => kind,
      refusalText: (refusal) => refusalIn(refusal, words),
      asked: isAsked ? (names[viewer] ?? '') : null,
      isTold: () => true,
      choices,
      playback,
    }
  }, [sight, words])
  return <GameContext value={game}>{children}</GameContext>
}

export const plainText = (title: string): GameText => {
  const useTold = () => {
    const sight = useSight()
    const words = useWords()
    const { text } = useBoardWords()
    return useMemo(
      () => (sight === null ? null : { sight, telling: tellPlain(title, sight.rules, sight, words, text) }),
      [sight, words, text],
    )
  }
  return {
    Play: ({ draw }) => {
      const told = useTold()
      const at = useTable(({ shown }) => shown?.at ?? 0)
      const underWay = choices.useChoices(({ sent }) => sent?.at === at)
      if (told === null) return null
      const { sight, telling } = told
      return <OnTable sight={sight}>{draw({ telling, act: choices.act, orders: [], underWay })}</OnTable>
    },
    Past: ({ draw }) => {
      const told = useTold()
      return told === null ? null : <OnTable sight={told.sight}>{draw(told.telling)}</OnTable>
    },
  }
}
