/** The coming turns as the ribbon shows them: by round, with the feeding between. */

import { type ComingRoundEnd, type ComingTurn, outlook } from '../../reading/index.ts'
import type { State } from '../../rules/index.ts'

export type RibbonPart =
  | { readonly kind: 'turns'; readonly round: number | null; readonly turns: readonly ComingTurn[] }
  | ComingRoundEnd

/** As many turns as a ribbon needs to show every seat a few times. */
const TURNS_SHOWN = 24

export const ribbon = (view: State): RibbonPart[] => {
  const parts: RibbonPart[] = []
  let turns = 0
  for (const coming of outlook(view)) {
    if (turns >= TURNS_SHOWN && coming.kind === 'turn') break
    const last = parts.at(-1)
    if (coming.kind === 'round-end') parts.push(coming)
    else if (last?.kind === 'turns' && last.round === coming.round)
      parts[parts.length - 1] = { ...last, turns: [...last.turns, coming] }
    else parts.push({ kind: 'turns', round: coming.round, turns: [coming] })
    if (coming.kind === 'turn') turns++
  }
  return parts
}
