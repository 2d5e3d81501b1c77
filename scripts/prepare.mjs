// Makes a bare clone ready for `npm start` and `npm test`: installs when the installed packages are missing or
// older than the lock, then makes sure that the Node the scripts will run on is new enough. Folders named after it
// have an install of their own, which only their command needs: `node scripts/prepare.mjs bench`.
// Plain JavaScript without dependencies, because the host's own Node runs it before anything is installed.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const wantedNode = 24

/** @param {string} file */
const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

for (const folder of ['.', ...process.argv.slice(2)]) {
  const lock = join(folder, 'package-lock.json')
  if (changedAt(join(folder, 'node_modules', '.package-lock.json')) >= changedAt(lock)) continue
  console.log(`Installing the packages named in ${lock} (once, about half a minute) ...`)
  const status = install(folder)
  if (status !== 0) {
    console.error('npm ci failed; its own message is above.')
    process.exit(status)
  }
}

const version = scriptNode()
if (Number.parseInt(version.slice(1), 10) < wantedNode) {
  console.error(`Quayside needs Node ${wantedNode} or newer, and its scripts would run on ${version}.`)
  console.error(
    'Linux and Windows get the right Node with npm install; elsewhere please install it yourself.',
  )
  process.exit(1)
}

/** @param {string} folder */
function install(folder) {
  const { npm_execpath: npm, npm_node_execpath: hostNode } = process.env
  // Under npm we know which npm and which Node were started; otherwise we rely on PATH.
  const [command, first] = npm ? [hostNode ?? process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--no-audit', '--no-fund']
  return spawnSync(command, args, { cwd: join(root, folder), stdio: 'inherit', shell: !npm }).status ?? 1
}

// npm puts node_modules/.bin first on PATH, so this is the pinned Node wherever there is one.
function scriptNode() {
  const found = spawnSync('node --version', { cwd: root, encoding: 'utf8', shell: true }).stdout.trim()
  return found === '' ? process.version : found
}
