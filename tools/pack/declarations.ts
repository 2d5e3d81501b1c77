/** The types of a library: the declarations that `tsc -b` wrote for every file that its subpaths reach. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { isOutside, type Library, publishedName, ROOT } from './published.ts'

interface Project {
  readonly rootDir: string
  readonly outDir: string
}

/** The source and output folders of every project of the repository. */
const projects = (): readonly Project[] =>
  globSync(['{packages,games}/*/tsconfig*.json', 'packages/*/src/*/tsconfig.json', 'games/tsconfig.json'], {
    cwd: ROOT,
  }).map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
    const { compilerOptions } = JSON.parse(text) as { readonly compilerOptions: Project }
    const at = (folder: string): string => resolve(ROOT, dirname(file), folder)
    return { rootDir: at(compilerOptions.rootDir), outDir: at(compilerOptions.outDir) }
  })

/** Matches imports as tsc prints them. */
const NAMES = /(\bfrom |\bimport\()'([^'\n]+)'/g

/**
 * Copies the declarations of a library into a folder, keeping the structure of its sources, and returns the
 * external imports.
 */
export const writeDeclarations = (library: Library, folder: string): ReadonlySet<string> => {
  const home = join(ROOT, library.home)
  const all = projects()
  const written = (source: string): string => {
    for (const { rootDir, outDir } of all) {
      if (!source.startsWith(rootDir + sep)) continue
      const file = join(outDir, relative(rootDir, source).replace(/\.tsx?$/, '.d.ts'))
      try {
        return readFileSync(file, 'utf8')
      } catch {
        // Another project may contain the file.
      }
    }
    throw new Error(`${relative(ROOT, source)} has no declarations: does tsc -b pass?`)
  }
  const outside = new Set<string>()
  const waiting = [...library.entries.values()].map((file) => join(home, file))
  const done = new Set<string>()
  for (const source of waiting) {
    if (done.has(source)) continue
    done.add(source)
    const text = written(source).replaceAll(NAMES, (_, start: string, name: string) => {
      if (isOutside(name)) {
        outside.add(publishedName(name))
        return `${start}'${publishedName(name)}'`
      }
      waiting.push(resolve(dirname(source), name))
      return `${start}'${name.replace(/\.tsx?$/, '.js')}'`
    })
    const target = join(folder, declarationName(relative(home, source)))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return outside
}

/** Path of a source's declaration within its package. */
export const declarationName = (source: string): string =>
  posix.normalize(source.split(sep).join('/')).replace(/\.tsx?$/, '.d.ts')
