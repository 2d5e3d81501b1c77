// Runs the scripts of package.json and the tools, after preparing a fresh clone: `node tools/run.mjs start`,
// `node tools/run.mjs node file.ts`, `node tools/run.mjs tool load --rooms 10`. Plain JavaScript without
// dependencies, like prepare.mjs.
import { spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { TOOLS, usage } from './list.mjs'
import { prepare, root } from './prepare.mjs'
import { docsAreStale } from './stale-docs.mjs'

/** Programs by their files: on Windows, their names would need a shell. */
const PROGRAMS = {
  playwright: 'node_modules/@playwright/test/cli.js',
  vite: 'node_modules/vite/bin/vite.js',
}

/**
 * The arguments for Node, and the folder whose own install is needed.
 *
 * @param {string} program
 * @param {readonly string[]} words
 * @returns {{ readonly args: readonly string[], readonly folder?: string | undefined } | null}
 */
const toRun = (program, words) => {
  if (program === 'start') return { args: [join('packages', 'cli', 'src', 'main.ts'), 'serve', ...words] }
  if (program === 'node') return { args: words }
  if (program === 'playwright' || program === 'vite')
    return { args: [join(root, PROGRAMS[program]), ...words] }
  const [name = '', ...rest] = words
  const tool = TOOLS[name]
  if (program !== 'tool' || tool === undefined) return null
  if (tool.run.endsWith('.config.ts')) {
    if (rest.includes('--help')) return null
    return { args: [join(root, PROGRAMS.playwright), 'test', '-c', join('tools', tool.run), ...rest] }
  }
  return { args: [join('tools', tool.run), ...rest], folder: tool.install }
}

/**
 * Builds the documentation in the background at low priority while the server runs. Its log is
 * .cache/docs.log; until it is ready, /docs explains how to build it directly.
 *
 * @param {string} node
 */
const buildDocsInBackground = (node) => {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const log = openSync(join(cache, 'docs.log'), 'w')
  const child = spawn(node, [join('tools', 'run.mjs'), 'tool', 'docs'], {
    cwd: root,
    stdio: ['ignore', log, log],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

const [program = '', ...words] = process.argv.slice(2)
const wanted = toRun(program, words)
if (wanted === null) {
  const [name = '--help'] = words
  const isHelp = name === '--help' || TOOLS[name] !== undefined
  console.log(usage(TOOLS[name] === undefined ? null : name))
  if (!isHelp) console.error(`\nThere is no tool called ${name}.`)
  process.exitCode = isHelp ? 0 : 2
} else {
  const node = prepare(wanted.folder)
  const child = spawn(node, [...wanted.args], { cwd: root, stdio: 'inherit' })
  const docs = program === 'start' && docsAreStale() ? buildDocsInBackground(node) : null
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // A terminal also sends the signal to the child; a second one would kill it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => {
    docs?.kill('SIGTERM')
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
