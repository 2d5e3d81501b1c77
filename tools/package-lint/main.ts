/** Runs publint and Are The Types Wrong on every package; exits with status 1 if one of them complains. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { readOptions } from '../options.ts'
import { type Packed, packAll } from '../pack/pack.ts'
import { ROOT } from '../pack/published.ts'

readOptions('package-lint', {})

/** Packages support Node and bundlers with `exports` and ESM only. */
const NOT_PROMISED = new Set(['NoResolution', 'CJSResolvesToESM'])
const OLD_RESOLUTION = 'node10'

const typeFaults = async ({ file }: Packed): Promise<readonly string[]> => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(file)))
  return (result.problems ?? [])
    .filter(({ kind, resolutionKind }) => !(NOT_PROMISED.has(kind) && isOld(resolutionKind)))
    .map(
      ({ kind, entrypoint, resolutionKind }) => `types: ${kind} ${entrypoint ?? ''} ${resolutionKind ?? ''}`,
    )
}

/** Resolution modes without `exports` or ESM. */
const isOld = (resolution: string | undefined): boolean =>
  resolution === OLD_RESOLUTION || resolution === 'node16-cjs'

const packageFaults = async ({ folder }: Packed): Promise<readonly string[]> => {
  const { messages } = await publint({ pkgDir: folder, pack: false, level: 'warning' })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  return messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`)
}

for (const packed of await packAll(join(ROOT, 'dist'), { withDocs: false })) {
  const faults = [...(await packageFaults(packed)), ...(await typeFaults(packed))]
  console.log(`${packed.name}: ${faults.length === 0 ? 'no complaint' : ''}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
