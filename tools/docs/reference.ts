/** The reference of the published packages, written by TypeDoc from their sources as further pages. */
import { join } from 'node:path'
import { Application } from 'typedoc'
import { libraries } from '../pack/published.ts'
import { ROOT } from './pages.ts'

/** What programs of others begin with; the rest of the subpaths is read in the sources. */
const REFERRED = new Set(['', '/bots', '/outline', '/position-text', '/node'])

export const writeReference = async (folder: string): Promise<void> => {
  const entryPoints = libraries().flatMap(({ home, entries }) =>
    [...entries].flatMap(([subpath, file]) => (REFERRED.has(subpath) ? join(ROOT, home, file) : [])),
  )
  const application = await Application.bootstrapWithPlugins({
    entryPoints,
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: join(import.meta.dirname, 'tsconfig.reference.json'),
    skipErrorChecking: true,
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    readme: 'none',
    name: 'API reference',
    entryFileName: 'index',
    hidePageHeader: true,
    outputs: [{ name: 'markdown', path: folder }],
    logLevel: 'Error',
    basePath: ROOT,
  })
  const project = await application.convert()
  if (project === undefined) throw new Error('TypeDoc read nothing')
  await application.generateOutputs(project)
}
