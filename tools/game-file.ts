/** What a game brings for a tool that all games share: `games/<game>/tools/<name>.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

/** What the file exports; null for a game without one. The tool knows the type, as it is the only one who asks. */
export const gameFile = async <Exports>(game: string, name: string): Promise<Exports | null> => {
  const file = join(root, 'games', game, 'tools', `${name}.ts`)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Exports) : null
}
