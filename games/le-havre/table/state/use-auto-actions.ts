/** Auto-actions: what happens without asking, according to the player's settings. */
import { usePreferences, useSettings } from '@quayside/table/page/settings.ts'
import { useAutoActions } from '@quayside/table/state/use-auto-actions.ts'
import { useCallback } from 'react'
import { autoActions } from '../../queries/auto-actions.ts'
import { PREFERENCES } from '../../queries/preferences.ts'
import { choices } from './choices.ts'
import { type Frame, useTable } from './use-game.ts'

export const useGameAutoActions = (): void => {
  const forced = useSettings(({ autoForced }) => autoForced)
  const confirmTurn = useSettings((settings) => settings.confirmTurn)
  const preferences = usePreferences('le-havre', PREFERENCES)
  const order = useCallback(
    (view: Frame['view'], seat: number) => autoActions.next(view, seat, { forced, confirmTurn, preferences }),
    [forced, confirmTurn, preferences],
  )
  useAutoActions(useTable, choices, order)
}
