/** Stages every package and packs it. */
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale, DOCS, SITE } from '@quayside/web/serve'
import { docsAreStale } from '../stale-docs.mjs'
import { libraries, ROOT, type SourceManifest } from './published.ts'
import { stageLibrary, stageProgram, unpackedSize } from './stage.ts'

export interface Packed {
  readonly name: string
  /** The staged folder and the packed file. */
  readonly folder: string
  readonly file: string
  readonly packedBytes: number
  readonly unpackedBytes: number
}

/** Runs the npm that started this process, otherwise the one on PATH. Returns its output. */
export const npm = (args: readonly string[], cwd: string): string => {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  return script?.endsWith('.js')
    ? execFileSync(node ?? process.execPath, [script, ...args], options)
    : execFileSync(['npm', ...args].join(' '), [], { ...options, shell: true })
}

/** File name that npm gives to a packed package. */
const fileOf = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

const packed = (folder: string, files: string): Packed => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SourceManifest
  const file = join(files, fileOf(name, version))
  return {
    name,
    folder,
    file,
    packedBytes: statSync(file).size,
    unpackedBytes: unpackedSize(folder),
  }
}

/** Compiles the declarations; `npm test` has already done so. */
export const compile = (): void => {
  if (process.env['QUAYSIDE_CHECK'] !== undefined) return
  execFileSync(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/**
 * The program includes the documentation, which a separate tool builds because its generator is installed
 * separately.
 */
const buildDocsIfStale = (): void => {
  if (!docsAreStale()) return
  execFileSync(process.execPath, [join(ROOT, 'tools', 'run.mjs'), 'tool', 'docs'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Stages all packages in one folder, with the packed files in `files`. */
export const packAll = async (
  folder: string,
  { withDocs }: { readonly withDocs: boolean },
): Promise<readonly Packed[]> => {
  compile()
  await buildIfStale()
  if (withDocs) buildDocsIfStale()
  const files = join(folder, 'files')
  rmSync(files, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  const staged: string[] = []
  for (const library of libraries()) staged.push(await stageLibrary(library, folder))
  staged.push(await stageProgram(folder, SITE, withDocs ? DOCS : null))
  npm(['pack', ...staged, '--pack-destination', files, '--loglevel=error'], folder)
  return staged.map((one) => packed(one, files))
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`

export const sizeTable = (all: readonly Packed[]): string =>
  [
    '| package | packed | unpacked |',
    '|---|---|---|',
    ...all.map(
      ({ name, packedBytes, unpackedBytes }) =>
        `| ${name} | ${kilobytes(packedBytes)} | ${kilobytes(unpackedBytes)} |`,
    ),
  ].join('\n')
