/** The rules as published: built, with the kernel next to them as npm would install it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleLibrary } from '../pack/bundle.ts'
import { libraries, ROOT } from '../pack/published.ts'
import type { AnyRules } from './random-playout.ts'

const FOLDER = join(ROOT, '.cache', 'bench')

const homeOf = (name: string): string => join(FOLDER, 'node_modules', name)

/** Builds the kernel and the rules of every game. */
export const buildRules = async (): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const library of libraries().filter(({ name, isGame }) => isGame || name === '@quayside/kernel')) {
    const rulesAlone = {
      ...library,
      entries: new Map([...library.entries].filter(([subpath]) => subpath === '')),
    }
    const home = homeOf(library.name)
    mkdirSync(home, { recursive: true })
    await bundleLibrary({ ...rulesAlone, manifest: { ...library.manifest, imports: {} } }, join(home, 'dist'))
    const manifest = { name: library.name, type: 'module', exports: './dist/index.js' }
    writeFileSync(join(home, 'package.json'), JSON.stringify(manifest))
  }
}

const isRulesOf = (value: unknown, game: string): value is AnyRules =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'game') === game && 'apply' in value

/** The latest built rules of a game. */
export const builtRules = async (game: string): Promise<AnyRules> => {
  const file = join(homeOf(`@quayside/${game}`), 'dist', 'index.js')
  const exported: unknown[] = Object.values((await import(pathToFileURL(file).href)) as object)
  const rules = exported.find((value) => isRulesOf(value, game))
  if (!isRulesOf(rules, game)) throw new Error(`the build of ${game} exports no rules`)
  return rules
}
