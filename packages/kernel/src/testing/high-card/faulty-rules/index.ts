import { brokenEffects } from './faulty-apply.ts'
import { brokenDeciders } from './faulty-deciders.ts'
import { brokenLists } from './faulty-lists.ts'
import { brokenNotations } from './faulty-notations.ts'
import { brokenOutcomes } from './faulty-outcomes.ts'
import { brokenRefusals } from './faulty-refusals.ts'
import type { Broken } from './faulty-rules.ts'
import { brokenSecrets } from './faulty-secrets.ts'
import { brokenSetUps } from './faulty-set-ups.ts'
import { brokenViews } from './faulty-views.ts'

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
