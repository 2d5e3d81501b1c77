/** `npm run tool -- release 0.2.0`; docs/releasing.md says what comes before and after it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import process from 'node:process'
import { packAll, sizeTable } from '../pack/pack.ts'
import { ROOT } from '../pack/published.ts'
import { writeRelease } from './release.ts'

const USAGE = `npm run tool -- release <version> [--unchecked]
  Runs npm test, sets the version of all packages, writes the section of CHANGELOG.md, packs everything into dist/files
  and prints what to commit, tag and publish. It publishes nothing itself.
  --unchecked  without npm test, where it has just passed`

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const stop = (reason: string, status = 1): never => {
  console.error(reason)
  return process.exit(status)
}

const [version = '', ...flags] = process.argv.slice(2)
if (version === '--help') stop(USAGE, 0)
if (version === '' || flags.some((flag) => flag !== '--unchecked')) stop(USAGE, 2)
if (git('status', '--porcelain') !== '') stop('There are changes that are not committed.')
if (git('tag', '--list', `v${version}`) !== '') stop(`There is a tag v${version} already.`)
if (!flags.includes('--unchecked')) {
  const { status } = spawnSync('npm test', { cwd: ROOT, stdio: 'inherit', shell: true })
  if (status !== 0) stop('npm test did not pass: nothing was changed.')
}
try {
  writeRelease(ROOT, version, new Date().toISOString().slice(0, 10))
} catch (problem) {
  stop(problem instanceof Error ? problem.message : String(problem))
}
const packed = await packAll(join(ROOT, 'dist'), { withDocs: true })
console.log(`\n${sizeTable(packed)}\n
Look at git diff, then:
  git commit -am "Release ${version}"
  git tag -a v${version} -m "Quayside ${version}"
  git push --follow-tags
${packed.map(({ file }) => `  npm publish dist/files/${basename(file)} --access public`).join('\n')}`)
