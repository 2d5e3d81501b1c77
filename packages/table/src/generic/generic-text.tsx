/** The text board of a game without its own. */
import type { AnyManifest, GameText } from '@quayside/game'
import { useTable } from '../session/current-game.ts'
import { choices, createOutlineHook, GenericGameProvider } from './generic-game.tsx'

export const genericText = (game: AnyManifest): GameText => {
  const useOutline = createOutlineHook(game)
  return {
    Play: ({ draw }) => {
      const outlined = useOutline()
      const at = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
      const underWay = choices.useChoices(({ sent }) => sent?.moveNumber === at)
      if (outlined === null) return null
      return (
        <GenericGameProvider game={outlined}>
          {draw({ textView: outlined.textView, act: choices.act, extraCommands: [], underWay })}
        </GenericGameProvider>
      )
    },
    Replay: ({ draw }) => {
      const outlined = useOutline()
      return outlined === null ? null : (
        <GenericGameProvider game={outlined}>{draw(outlined.textView)}</GenericGameProvider>
      )
    },
  }
}
