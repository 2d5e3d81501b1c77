/** `npm run tool -- release 0.2.0`; docs/releasing.md describes the steps before and after. */
import { execFileSync, spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import process from 'node:process'
import { packAll, sizeTable } from '../pack/pack.ts'
import { ROOT } from '../pack/published.ts'
import { puttingBack, writeRelease } from './release.ts'

const USAGE = `npm run tool -- release <version> [--unchecked] [--dry-run]
  Runs npm test, sets the version of all packages, writes the section of CHANGELOG.md, packs everything into dist/files
  and prints what to commit, tag and publish. It publishes nothing itself.
  --unchecked  without npm test, where it has just passed
  --dry-run    puts every changed file back afterwards; the packed files stay in dist/files`

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const stop = (reason: string, status = 1): never => {
  console.error(reason)
  return process.exit(status)
}

const [version = '', ...flags] = process.argv.slice(2)
if (version === '--help') stop(USAGE, 0)
const isDry = flags.includes('--dry-run')
if (version === '' || flags.some((flag) => !['--unchecked', '--dry-run'].includes(flag))) stop(USAGE, 2)
if (!isDry && git('branch', '--show-current') !== 'main') stop('Releases are made on the branch main.')
if (git('status', '--porcelain') !== '') stop('There are changes that are not committed.')
if (git('tag', '--list', `v${version}`) !== '') stop(`There is a tag v${version} already.`)
if (!flags.includes('--unchecked')) {
  const { status } = spawnSync('npm test', { cwd: ROOT, stdio: 'inherit', shell: true })
  if (status !== 0) stop('npm test did not pass: nothing was changed.')
}

const released = async (): Promise<void> => {
  writeRelease(ROOT, version, new Date().toISOString().slice(0, 10))
  const packed = await packAll(join(ROOT, 'dist'), { withDocs: true })
  console.log(`\n${sizeTable(packed)}\n
Look at git diff, then:
  git commit -am "Release ${version}"
  git tag -a v${version} -m "Quayside ${version}"
  git push --follow-tags
${packed.map(({ file }) => `  npm publish dist/files/${basename(file)} --access public`).join('\n')}`)
}

try {
  await (isDry ? puttingBack(ROOT, released) : released())
} catch (problem) {
  stop(problem instanceof Error ? problem.message : String(problem))
}
if (isDry)
  console.log(
    '\nThis was a dry run: every file is as it was before, and nothing of the above can be done yet.',
  )
