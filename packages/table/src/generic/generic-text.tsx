/** The text board of a game that brings none of its own. */
import type { AnyManifest, GameText } from '@quayside/game'
import { useTable } from '../session/current-game.ts'
import { choices, createOutlineHook, GenericGameProvider } from './generic-game.tsx'

export const genericText = (game: AnyManifest): GameText => {
  const useTold = createOutlineHook(game)
  return {
    Play: ({ draw }) => {
      const told = useTold()
      const at = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
      const underWay = choices.useChoices(({ sent }) => sent?.moveNumber === at)
      if (told === null) return null
      return (
        <GenericGameProvider game={told}>
          {draw({ textView: told.textView, act: choices.act, extraCommands: [], underWay })}
        </GenericGameProvider>
      )
    },
    Replay: ({ draw }) => {
      const told = useTold()
      return told === null ? null : (
        <GenericGameProvider game={told}>{draw(told.textView)}</GenericGameProvider>
      )
    },
  }
}
