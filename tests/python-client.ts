/** Runs Python programs with the Python client against the sources of this repository. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const client = join(root, 'clients', 'python')

/** The reason to skip, or null if Python is available. */
export const missingPython = (): string | null =>
  spawnSync('python3', ['--version']).status === 0 ? null : 'skipped: there is no python3 on this machine'

/** The output of a program; throws if it fails. */
export const python = (...args: readonly string[]): string => {
  const engine = [process.execPath, join(root, 'packages', 'cli', 'src', 'main.ts'), 'engine']
  const { status, stdout, stderr } = spawnSync('python3', args, {
    cwd: client,
    encoding: 'utf8',
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      QUAYSIDE_ENGINE: engine.map((word) => `'${word}'`).join(' '),
    },
  })
  if (status !== 0) throw new Error(stderr || stdout)
  return stdout
}

/** Plays random games of each kind, several at a time, and prints how many were finished. */
export const playRandomGames = (games: readonly string[], count: number): string =>
  python('-c', RANDOM_GAMES, String(count), ...games)

const RANDOM_GAMES = `
import sys
from quayside import Engine, play_random_games
count, games = int(sys.argv[1]), sys.argv[2:]
with Engine() as engine:
    for game in games:
        outcomes = play_random_games(engine, game, {"players": 3}, count)
        print(game, sum(len(outcome["scores"]) == 3 and bool(outcome["winners"]) for outcome in outcomes))
`
