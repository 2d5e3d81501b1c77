import type { Refusal, RefusalParams } from '@quayside/kernel'
import type { CliGameAdapter } from './games/game-adapter.ts'

/** Errors of the command line and of files. */
const FILE_CODES = [
  'file-missing',
  'file-unreadable',
  'file-unwritable',
  'file-exists',
  'file-too-large',
  'empty-input',
  'stdin-already-read',
  'invalid-set-flag',
  'too-many-bots',
  'unknown-bot',
  'unknown-deal',
  'no-deals-on-date',
  'daily-not-open',
  'daily-practice-later',
  'daily-not-begun-here',
  'bad-budget',
  'no-adviser',
  'level-cannot-advise',
  'nothing-to-decide',
  'unknown-module',
  'invalid-setting',
  'incomplete-vapid-keys',
  'serve-failed',
  'no-such-store',
  'older-store',
  'newer-store',
  'store-in-use',
  'store-damaged',
  'store-not-empty',
  'store-broken',
  'store-failed',
  'backup-exists',
  'backup-missing',
  'not-a-backup',
  'backup-cut-short',
  'backup-altered',
  'no-operator-token',
  'operator-token-missing',
  'server-unreachable',
  'server-refused',
] as const

/** Errors of an engine request that are found before the game's rules are asked. */
export const PROTOCOL_CODES = [
  'unknown-game',
  'unknown-language',
  'invalid-json',
  'line-too-long',
  'json-too-deep',
  'not-a-request',
  'missing-id',
  'unknown-method',
  'missing-param',
  'bad-param',
  'unknown-param',
  'unknown-handle',
  'too-many-games',
  'unsupported-protocol',
  'no-record',
  'no-features',
  'internal-error',
] as const

/** All error codes that are not refusals of a game. */
export const CLI_ERROR_CODES = [...FILE_CODES, ...PROTOCOL_CODES] as const

export type CliErrorCode = (typeof CLI_ERROR_CODES)[number]

/** A refusal with the place where it occurred. */
export interface ErrorReport extends Refusal {
  readonly file?: string
  /** The line of a text, counted from 1. */
  readonly line?: number
  /** The command of a record, counted from 1; 0 is its header. */
  readonly command?: number
  /** The refusal of the game's rules, when the code only says where it occurred. */
  readonly cause?: Refusal
  /** The game that refused. */
  readonly adapter?: CliGameAdapter
  /** The state that the refusal is about, for the names of its cards. */
  readonly state?: unknown
}

/** Exit status of refused input. */
const REFUSED = 1

/** Exit status of a wrong command line. */
export const USAGE = 2

/** An error of the user, printed in one line without a stack. */
export class CliError extends Error {
  readonly report: ErrorReport
  readonly exit: number

  constructor(report: ErrorReport, exit: number = REFUSED) {
    super(report.code)
    this.report = report
    this.exit = exit
  }
}

/** Ends the command with status 1 after the reason was printed. */
export class Refused extends Error {
  readonly exit = REFUSED
}

export const cliError = (code: CliErrorCode, params: RefusalParams = {}): CliError =>
  new CliError({ code, params })

export const usageError = (code: CliErrorCode, params: RefusalParams = {}): CliError =>
  new CliError({ code, params }, USAGE)

/** The beginning of a text from outside, short enough for a message. */
export const excerpt = (text: string): string => text.slice(0, 80)
