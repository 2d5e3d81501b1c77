export { loadEveryLanguage, withCommonMessages } from './every-language.ts'
export { argumentsOf, expectTranslated, expectTypography, refusalCodes } from './message-checks.ts'
export { type Playout, playOut, type VisitDecision } from './random-playout.ts'
export { type FaultsOf, faultsIn, textChecker } from './text-checks.ts'
