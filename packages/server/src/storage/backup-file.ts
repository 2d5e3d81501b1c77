/**
 * Backup file: compressed JSON lines. A header, the rows table by table, and a footer with counts and a checksum. It
 * can be restored into either database and by later versions.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { schemaVersions } from './database.ts'
import {
  type Chunk,
  type Counts,
  RowCounter,
  type SqlRow,
  type SqlTable,
  type StoreContents,
  StoreError,
  tablesAt,
} from './store-contents.ts'

/** Files of format 1 had other names in their header; they can still be read. */
const FORMAT = 2

const Header = Type.Object({
  quayside: Type.Literal('backup'),
  format: Type.Integer(),
  schemaVersion: Type.String(),
  createdAt: Type.Integer(),
})
const FirstHeader = Type.Object({
  quayside: Type.Literal('backup'),
  format: Type.Literal(1),
  level: Type.String(),
  made: Type.Integer(),
})
const TableLine = Type.Object({ table: Type.String(), columns: Type.Array(Type.String()) })
const RowLine = Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()]))
const EndLine = Type.Object({ counts: Type.Record(Type.String(), Type.Integer()), sha256: Type.String() })

const isHeader = Compile(Header)
const isFirstHeader = Compile(FirstHeader)
const isTable = Compile(TableLine)
const isRow = Compile(RowLine)
const isEnd = Compile(EndLine)

const sha256 = (): ReturnType<typeof createHash> => createHash('sha256')

async function* print(
  contents: StoreContents,
  createdAt: number,
  counter: RowCounter,
): AsyncGenerator<string> {
  const { schemaVersion, shape } = contents
  const checksum = sha256()
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    checksum.update(text)
    return text
  }
  yield line({ quayside: 'backup', format: FORMAT, schemaVersion, createdAt } satisfies Static<typeof Header>)
  let current = ''
  for await (const chunk of contents.chunks()) {
    const columns = shape.find(({ name }) => name === chunk.table)?.columns ?? []
    const tableLine = chunk.table === current ? '' : line({ table: chunk.table, columns })
    current = chunk.table
    counter.add(chunk)
    yield tableLine + chunk.rows.map(line).join('')
  }
  const end = { counts: counter.counts, sha256: checksum.digest('hex') } satisfies Static<typeof EndLine>
  yield `${JSON.stringify(end)}\n`
}

/** Atomic: either the complete file exists under this name, or none. */
export const writeBackup = async (
  file: string,
  contents: StoreContents,
  createdAt: number,
): Promise<Counts> => {
  if (existsSync(file)) throw new StoreError('backup-exists')
  const part = `${file}.${randomUUID()}.part`
  const counter = new RowCounter(contents.shape)
  try {
    // Readable by the owner only: it contains addresses and server keys.
    const written = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(print(contents, createdAt, counter), createGzip(), written)
    await rename(part, file)
    await syncFolder(dirname(file))
  } catch (problem) {
    await rm(part, { force: true })
    throw problem
  }
  return counter.counts
}

/** Makes the rename durable by syncing the folder; Windows offers no such call and needs none. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Far longer than any row. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024

async function* linesOf(file: string): AsyncGenerator<string> {
  // Errors of the first streams surface in the last one, and ending that one early destroys them all.
  const unzipped = pipe(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  for await (const text of unzipped as AsyncIterable<string>) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new StoreError('backup-altered')
    yield* lines
  }
  if (rest !== '') throw new StoreError('backup-cut-short')
}

/** Translates errors of a missing or damaged compressed file. */
const asStoreError = (problem: unknown): unknown => {
  if (!(problem instanceof Error && 'code' in problem)) return problem
  if (problem.code === 'ENOENT') return new StoreError('backup-missing')
  if (problem.code === 'Z_BUF_ERROR') return new StoreError('backup-cut-short')
  if (problem.code !== 'Z_DATA_ERROR') return problem
  return new StoreError(problem.message === 'incorrect header check' ? 'not-a-backup' : 'backup-altered')
}

const parse = (line: string, otherwise: 'not-a-backup' | 'backup-altered'): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw new StoreError(otherwise)
  }
}

async function* wholeLines(file: string): AsyncGenerator<string> {
  try {
    yield* linesOf(file)
  } catch (problem) {
    throw asStoreError(problem)
  }
}

const schemaVersionOf = async (file: string): Promise<string> => {
  for await (const line of wholeLines(file)) {
    const header = parse(line, 'not-a-backup')
    if (isFirstHeader.Check(header)) return knownVersion(header.level)
    if (!isHeader.Check(header)) throw new StoreError('not-a-backup')
    if (header.format !== FORMAT) throw new StoreError('newer-store', { level: header.schemaVersion })
    return knownVersion(header.schemaVersion)
  }
  throw new StoreError('not-a-backup')
}

const knownVersion = async (version: string): Promise<string> => {
  if (!(await schemaVersions()).includes(version)) throw new StoreError('newer-store', { level: version })
  return version
}

const CHUNK_ROWS = 1000

/** Reads the rows and refuses a file that was changed after it was written. */
async function* readChunks(file: string, shape: readonly SqlTable[]): AsyncGenerator<Chunk> {
  const checksum = sha256()
  const counter = new RowCounter(shape)
  let table: SqlTable | null = null
  let rows: SqlRow[] = []
  let first = true
  let ended = false
  const chunk = function* (): Generator<Chunk> {
    if (table === null || rows.length === 0) return
    const full = { table: table.name, rows }
    counter.add(full)
    rows = []
    yield full
  }
  for await (const line of wholeLines(file)) {
    if (ended) throw new StoreError('backup-altered')
    const value = parse(line, 'backup-altered')
    if (isEnd.Check(value)) {
      yield* chunk()
      if (checksum.digest('hex') !== value.sha256) throw new StoreError('backup-altered')
      const { counts } = counter
      if (JSON.stringify(counts) !== JSON.stringify(value.counts)) throw new StoreError('backup-altered')
      ended = true
      continue
    }
    checksum.update(`${line}\n`)
    if (first) {
      first = false
      continue
    }
    if (isTable.Check(value)) {
      yield* chunk()
      table = shape.find(({ name }) => name === value.table) ?? null
      if (table === null || table.columns.join() !== value.columns.join())
        throw new StoreError('backup-altered')
    } else {
      if (table === null || !isRow.Check(value) || value.length !== table.columns.length)
        throw new StoreError('backup-altered')
      rows.push(value)
      if (rows.length === CHUNK_ROWS) yield* chunk()
    }
  }
  if (!ended) throw new StoreError('backup-cut-short')
}

/** The contents of a file. The whole file is checked before anything is returned. */
export const readBackup = async (file: string): Promise<StoreContents> => {
  const schemaVersion = await schemaVersionOf(file)
  const shape = await tablesAt(schemaVersion)
  const chunks = (): AsyncGenerator<Chunk> => readChunks(file, shape)
  for await (const _chunk of chunks());
  return { schemaVersion, shape, chunks }
}
