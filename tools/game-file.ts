/** A game's settings for a shared tool: `games/<game>/tools/<name>.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/** The exports of the file; null if the game has none. Only the tool knows their type. */
export const gameFile = async <Exports>(game: string, name: string): Promise<Exports | null> => {
  const file = join(root, 'games', game, 'tools', `${name}.ts`)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Exports) : null
}
