import { brokenEffects } from './faulty-apply.ts'
import {
  type Broken,
  brokenDeciders,
  brokenLists,
  brokenNotations,
  brokenRefusals,
  brokenSetUps,
} from './faulty-rules.ts'
import { brokenSecrets } from './faulty-secrets.ts'
import { brokenOutcomes, brokenViews } from './faulty-views.ts'

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
