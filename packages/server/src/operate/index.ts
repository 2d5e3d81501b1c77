export { backUp, copyStore, restore } from './copy.ts'
export { readOperatorToken } from './operator-token.ts'
export type { UnfitCode } from './unfit.ts'
export { type Verified, verifyBackup, verifyStore } from './verify.ts'
