// Prepares a fresh clone: installs packages if node_modules does not match the lock file, then finds the
// pinned Node and checks its version. Plain JavaScript without dependencies, because the host's own Node runs
// it before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

export const root = join(import.meta.dirname, '..')
const wantedNode = 24

/** @typedef {{ readonly version?: string, readonly link?: boolean, readonly optional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Readonly<Record<string, LockedPackage>> | null}
 */
const packagesIn = (file) => {
  if (!existsSync(join(root, file))) return null
  const lock = /** @type {{ readonly packages: Readonly<Record<string, LockedPackage>> }} */ (
    JSON.parse(readFileSync(join(root, file), 'utf8'))
  )
  return lock.packages
}

/**
 * Whether npm has installed every package of the lock file in its version. Optional ones may be missing,
 * because each is for one platform.
 *
 * @param {string} folder
 */
const isInstalled = (folder) => {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (installed === null) return false
  return Object.entries(packagesIn(join(folder, 'package-lock.json')) ?? {}).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') ||
      (installed[path] === undefined ? optional : link || installed[path].version === version),
  )
}

/**
 * Returns the path of the Node to run; ends the process if something is missing.
 *
 * @param {string} [folder] has its own install, which only its tool needs
 */
export const prepare = (folder) => {
  for (const place of ['.', folder ?? '.']) {
    if (isInstalled(place)) continue
    console.log(
      `Installing the packages of ${join(place, 'package-lock.json')} (once, about half a minute) ...`,
    )
    const status = install(place)
    if (status !== 0) {
      console.error('npm ci failed; its own message is above.')
      process.exit(status)
    }
  }
  const { path, version } = scriptNode()
  if (Number.parseInt(version.slice(1), 10) < wantedNode) {
    console.error(`Quayside needs Node ${wantedNode} or newer, and its scripts would run on ${version}.`)
    console.error(
      'Linux and Windows get the right Node with npm install; elsewhere please install it yourself.',
    )
    process.exit(1)
  }
  return path
}

/** @param {string} folder */
const install = (folder) => {
  const { npm_execpath: npm, npm_node_execpath: hostNode } = process.env
  // Some packages warn about the host's Node, but they run on the one that is installed with them.
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: join(root, folder), stdio: /** @type {const} */ ('inherit') }
  // npm tells which npm and Node started this script; without npm, PATH is used.
  const { status } = npm
    ? spawnSync(hostNode ?? process.execPath, [npm, ...words], options)
    : spawnSync(['npm', ...words].join(' '), { ...options, shell: true })
  return status ?? 1
}

/** npm puts node_modules/.bin first on PATH, so this is the pinned Node if there is one. */
const scriptNode = () => {
  const { stdout } = spawnSync('node -p "process.execPath + process.version"', {
    cwd: root,
    encoding: 'utf8',
    shell: true,
  })
  const [, path = process.execPath, version = process.version] =
    /^(.+?)(v\d+\.\d+\.\d+.*)$/.exec(stdout.trim()) ?? []
  return { path, version }
}
