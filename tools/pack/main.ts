/** Builds and packs everything that is published, and prints the sizes. */
import { join, relative, resolve } from 'node:path'
import { readOptions, text } from '../options.ts'
import { packAll, sizeTable } from './pack.ts'
import { ROOT } from './published.ts'

const { out } = readOptions('pack', { out: text('FOLDER', 'dist', 'where the packages are staged') })
const folder = resolve(ROOT, out)
const all = await packAll(folder, { withDocs: true })
console.log(sizeTable(all))
console.log(`\nnpm publish takes the files in ${relative(ROOT, join(folder, 'files'))}.`)
