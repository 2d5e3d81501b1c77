/**
 * `npm run mutation`: changes the rules of Le Havre in small ways and asks whether a spec notices.
 * `--files actions/convert.ts,turn` looks at some files or folders of packages/le-havre/src only; everything else
 * is handed to Stryker.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const stryker = join(import.meta.dirname, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const sources = 'packages/le-havre/src'

const given = process.argv.slice(2)
const flag = given.indexOf('--files')
const files = flag < 0 ? [] : (given[flag + 1] ?? '').split(',').filter((file) => file !== '')
const others = flag < 0 ? given : given.toSpliced(flag, 2)

const patterns = files.map((file) => {
  const found = statSync(join(root, sources, file), { throwIfNoEntry: false })
  if (found === undefined) {
    console.error(`There is no ${sources}/${file}.`)
    process.exit(2)
  }
  return found.isDirectory() ? `${sources}/${file}/**/*.ts` : `${sources}/${file}`
})
const mutate =
  patterns.length === 0
    ? []
    : ['--mutate', [...patterns, `!${sources}/**/*.test.ts`, `!${sources}/testing/**`].join(',')]

const args = [stryker, 'run', 'mutation/stryker.config.mjs', ...mutate, ...others]
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
