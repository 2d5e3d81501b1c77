/** Reads text and JSON files, and writes files atomically. */
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CliError, cliError, excerpt } from './cli-error.ts'
import type { Io } from './io.ts'

/** Far more than any record, to limit memory. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024

export const STANDARD_INPUT = '-'

/** The code of a system error, such as `ENOENT`. */
export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : ''

const cannotRead = (file: string, problem: unknown): Error =>
  codeOf(problem) === 'ENOENT'
    ? cliError('file-missing', { file })
    : cliError('file-unreadable', { file, reason: codeOf(problem) })

const readFile = (file: string): Buffer => {
  try {
    if (statSync(file).size > MAX_FILE_BYTES)
      throw cliError('file-too-large', { file, limit: MAX_FILE_BYTES })
    return readFileSync(file)
  } catch (problem) {
    throw problem instanceof CliError ? problem : cannotRead(file, problem)
  }
}

const readStandardInput = async ({ stdin }: Io): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stdin) {
    size += chunk.length
    if (size > MAX_FILE_BYTES)
      throw cliError('file-too-large', { file: STANDARD_INPUT, limit: MAX_FILE_BYTES })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The text of a file, or of the standard input for `-`. */
export const readText = async (file: string, io: Io): Promise<string> => {
  const bytes = file === STANDARD_INPUT ? await readStandardInput(io) : readFile(file)
  if (bytes.length === 0) throw cliError('empty-input', { file })
  return bytes.toString('utf8')
}

export const readJson = async (file: string, io: Io): Promise<unknown> => {
  const text = await readText(file, io)
  try {
    return JSON.parse(text)
  } catch {
    throw new CliError({ code: 'invalid-json', params: { text: excerpt(text.trim()) }, file })
  }
}

/** Creates a folder if necessary, and refuses one that is not writable. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (problem) {
    throw cliError('file-unwritable', { file: folder, reason: codeOf(problem) })
  }
}

/** Writes a temporary file and renames it, so that readers never see half a file. */
export const writeText = (file: string, text: string, overwrite: boolean): void => {
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    writeTemporary(temporary, text)
    if (overwrite) renameSync(temporary, file)
    else publish(temporary, file)
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') throw cliError('file-exists', { file })
    throw problem instanceof CliError
      ? problem
      : cliError('file-unwritable', { file, reason: codeOf(problem) })
  } finally {
    rmSync(temporary, { force: true })
  }
}

const writeTemporary = (temporary: string, text: string): void => {
  const descriptor = openSync(temporary, 'wx')
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** A hard link fails when the name is taken, unlike a rename; without hard links the name is checked first. */
const publish = (temporary: string, file: string): void => {
  try {
    linkSync(temporary, file)
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') throw problem
    if (existsSync(file)) throw cliError('file-exists', { file })
    renameSync(temporary, file)
  }
}
