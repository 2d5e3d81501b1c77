import type { Broken } from './broken.ts'
import { brokenDeciders } from './deciders.ts'
import { brokenEffects } from './effects.ts'
import { brokenLists } from './lists.ts'
import { brokenNotations } from './notations.ts'
import { brokenOutcomes } from './outcomes.ts'
import { brokenRefusals } from './refusals.ts'
import { brokenSecrets } from './secrets.ts'
import { brokenSetUps } from './set-ups.ts'
import { brokenViews } from './views.ts'

export const brokenGames: readonly Broken[] = [
  ...brokenSetUps,
  ...brokenDeciders,
  ...brokenLists,
  ...brokenNotations,
  ...brokenRefusals,
  ...brokenEffects,
  ...brokenOutcomes,
  ...brokenViews,
  ...brokenSecrets,
]
