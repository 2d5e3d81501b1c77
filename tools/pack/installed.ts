/** A temporary folder outside the repository in which the packed files are installed. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { npm, type Packed } from './pack.ts'
import { ROOT } from './published.ts'

export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-installed-'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  return folder
}

/** Installs as a user would, but offline, so that no other package can be downloaded. */
export const installOffline = (folder: string, packages: readonly Packed[]): void => {
  const files = packages.map(({ file }) => file)
  npm(['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files], folder)
}

const linkTo = (folder: string, name: string): void => {
  const link = join(folder, 'node_modules', name)
  if (existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), link, 'junction')
}

/** Unpacks packages as npm does, and links their third-party dependencies to those of the repository. */
export const unpack = (folder: string, packages: readonly Packed[]): void => {
  for (const { name, file } of packages) {
    const target = join(folder, 'node_modules', name)
    // npm has already installed it.
    if (existsSync(target)) continue
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1'])
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>
    }
    for (const other of Object.keys(dependencies).filter((one) => !one.startsWith('@quayside/')))
      linkTo(folder, other)
  }
}

/** Runs a program in the folder and returns its output. */
export const runIn = (folder: string, args: readonly string[], input = ''): string =>
  execFileSync(process.execPath, [...args], { cwd: folder, encoding: 'utf8', input })

const STRICT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: ['node'],
    allowImportingTsExtensions: true,
    // Also checks our declarations.
    skipLibCheck: false,
  },
  include: ['programs'],
}

/** Type-checks the programs in the folder, and with them the packages. */
export const typeCheck = (folder: string): string => {
  linkTo(folder, '@types/node')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
  return runIn(folder, [
    join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    '.',
    '--singleThreaded',
  ])
}
