/** The text board of a game that brings none of its own. */
import type { AnyManifest, GameText } from '@quayside/game'
import { useTable } from '../session/current-game.ts'
import { choices, OnTable, tellingOf } from './generic-game.tsx'

export const genericText = (game: AnyManifest): GameText => {
  const useTold = tellingOf(game)
  return {
    Play: ({ draw }) => {
      const told = useTold()
      const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
      const underWay = choices.useChoices(({ sent }) => sent?.at === at)
      if (told === null) return null
      return (
        <OnTable told={told}>
          {draw({ telling: told.telling, act: choices.act, orders: [], underWay })}
        </OnTable>
      )
    },
    Past: ({ draw }) => {
      const told = useTold()
      return told === null ? null : <OnTable told={told}>{draw(told.telling)}</OnTable>
    },
  }
}
