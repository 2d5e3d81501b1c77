import type { Refusal, RefusalParams } from '@quayside/kernel'
import type { CliGameAdapter } from './games/game-adapter.ts'

/** What the command line and files can do wrong. */
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

/** What a request to the engine can do wrong before any game hears of it. */
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
  'internal-error',
] as const

/** Every reason that no game gives. */
export const TROUBLE_CODES = [...FILE_CODES, ...PROTOCOL_CODES] as const

export type CliErrorCode = (typeof TROUBLE_CODES)[number]

/** A refusal with everything that helps to find its place. */
export interface ErrorReport extends Refusal {
  readonly file?: string
  /** The line of a text, counted from 1. */
  readonly line?: number
  /** The command of a record, counted from 1; 0 is its header. */
  readonly command?: number
  /** The game's own reason, where the complaint itself only tells the place. */
  readonly cause?: Refusal
  /** The game whose refusal it is. */
  readonly kit?: CliGameAdapter
  /** The position it is about, for the names of its cards. */
  readonly state?: unknown
}

/** Exit statuses: what was given is refused, or the command line itself is wrong. */
const REFUSED = 1
export const USAGE = 2

/** A failure that its reader can mend: told in one line, never with a stack. */
export class CliError extends Error {
  readonly complaint: ErrorReport
  readonly exit: number

  constructor(complaint: ErrorReport, exit: number = REFUSED) {
    super(complaint.code)
    this.complaint = complaint
    this.exit = exit
  }
}

/** Ends the command with a status; why was said already. */
export class Refused extends Error {
  readonly exit = REFUSED
}

export const cliError = (code: CliErrorCode, params: RefusalParams = {}): CliError =>
  new CliError({ code, params })

export const usageError = (code: CliErrorCode, params: RefusalParams = {}): CliError =>
  new CliError({ code, params }, USAGE)

/** As much of a foreign text as a message can hold. */
export const excerpt = (text: string): string => text.slice(0, 80)
