export { argumentsOf, expectTranslated, expectTypography, refusalCodes } from './messages.ts'
export { type Course, playOut, type Visit } from './playing.ts'
export { type FaultsOf, judge } from './wording.ts'
