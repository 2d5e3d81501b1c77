/** Mutation testing: makes small changes to the rules of a game and checks whether a spec fails. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { games } from '@quayside/games'
import { helpOf, text } from '../options.ts'

const root = join(import.meta.dirname, '..', '..')
const stryker = join(import.meta.dirname, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

/** Removes a flag with its value from the arguments and returns the value. */
const takeFlag = (words: string[], flag: string): string | null => {
  const at = words.indexOf(flag)
  return at < 0 ? null : (words.splice(at, 2)[1] ?? '')
}

const others = process.argv.slice(2)
if (others.includes('--help')) {
  const options = {
    game: text('NAME', games.ids[0] ?? '', 'whose rules'),
    files: text('LIST', null, 'some files or folders of its sources, with commas between'),
  }
  console.log(helpOf('mutation', options, ['Everything else is handed to Stryker.']))
  process.exit(0)
}
const game = takeFlag(others, '--game') ?? games.ids[0] ?? ''
const files = (takeFlag(others, '--files') ?? '').split(',').filter((file) => file !== '')
const sources = `games/${game}/rules`

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

const args = [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...mutate, ...others]
process.exitCode =
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_GAME: game },
  }).status ?? 1
