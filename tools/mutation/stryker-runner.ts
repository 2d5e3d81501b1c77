/**
 * A Stryker test runner that keeps the bundled specs in its own process. Every mutant gets freshly evaluated
 * modules, as in a new worker, but in milliseconds instead of a second.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import process from 'node:process'
import { bundleSpecs, type CreateSpecs } from './bundle-specs.ts'
import { collector, type Test } from './vitest-shim.ts'

/** The globals of Stryker's instrumented sources. */
interface Namespace {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

declare global {
  var __stryker__: Namespace | undefined
}

const namespace = (): Namespace => {
  globalThis.__stryker__ ??= {}
  return globalThis.__stryker__
}

interface MutantRun {
  readonly activeMutant: { readonly id: string }
  readonly sandboxFileName: string
  readonly mutantActivation: 'runtime' | 'static'
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
}

type MutantRunResult =
  | { status: 'killed'; killedBy: string[]; failureMessage: string; nrOfTests: number }
  | { status: 'survived'; nrOfTests: number }
  | { status: 'timeout'; reason: string }

interface TestResult {
  id: string
  name: string
  fileName: string
  timeSpentMs: number
  status: 0 | 1
  failureMessage?: string
}

type DryRunResult =
  | { status: 'complete'; tests: TestResult[]; mutantCoverage: unknown }
  | { status: 'error'; errorMessage: string }

/** Durations of the tests in the first run, shared by all runners. */
const DURATIONS = 'durations.json'

class SpecRunner {
  static inject = [] as const
  #specs: CreateSpecs = () => ({})
  #durations: Readonly<Record<string, number>> | null = null

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    this.#specs = await bundleSpecs(process.cwd())
  }

  async dryRun(): Promise<DryRunResult> {
    const ns = namespace()
    ns.activeMutant = undefined
    ns.currentTestId = undefined
    const tests: TestResult[] = []
    try {
      const collect = collector(this.#specs)
      for (const file of collect.files)
        for (const test of await collect(file)) {
          ns.currentTestId = test.id
          tests.push(await resultOf(test))
          ns.currentTestId = undefined
        }
    } catch (error) {
      return { status: 'error', errorMessage: String(error) }
    }
    writeFileSync(DURATIONS, JSON.stringify(Object.fromEntries(tests.map((t) => [t.id, t.timeSpentMs]))))
    return { status: 'complete', tests, mutantCoverage: ns.mutantCoverage }
  }

  async mutantRun({
    activeMutant: { id },
    sandboxFileName,
    mutantActivation,
    testFilter,
    hitLimit,
  }: MutantRun): Promise<MutantRunResult> {
    const ns = namespace()
    ns.hitCount = 0
    ns.hitLimit = hitLimit
    const specs = this.#inOrder(testFilter ?? Object.keys(this.#tookMs()), sandboxFileName)
    const result = await this.#ask(id, mutantActivation, specs)
    const { hitCount } = ns
    ns.activeMutant = undefined
    if (hitLimit !== undefined && hitCount > hitLimit)
      return { status: 'timeout', reason: `Hit limit reached (${hitCount}/${hitLimit})` }
    return result
  }

  /** Runs one spec after the other until one detects the mutant. */
  async #ask(
    mutant: string,
    activation: MutantRun['mutantActivation'],
    specs: readonly Spec[],
  ): Promise<MutantRunResult> {
    const ns = namespace()
    const collect = collector(this.#specs)
    let nrOfTests = 0
    for (const { file, wanted } of specs) {
      // A mutant that is only active during tests must not affect the loading of the next spec.
      ns.activeMutant = activation === 'static' ? mutant : undefined
      let tests: readonly Test[]
      try {
        tests = await collect(file)
      } catch (error) {
        return {
          status: 'killed',
          killedBy: [...wanted].slice(0, 1),
          failureMessage: String(error),
          nrOfTests,
        }
      }
      ns.activeMutant = mutant
      for (const test of tests) {
        if (!wanted.has(test.id)) continue
        nrOfTests++
        const { status, failureMessage = '' } = await resultOf(test)
        if (status === 1) return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests }
      }
    }
    return { status: 'survived', nrOfTests }
  }

  #tookMs(): Readonly<Record<string, number>> {
    this.#durations ??= JSON.parse(readFileSync(DURATIONS, 'utf8')) as Readonly<Record<string, number>>
    return this.#durations
  }

  /**
   * The spec of the mutated file first, then those of its folder, then the others; fast ones before slow
   * ones.
   */
  #inOrder(ids: readonly string[], mutated: string): readonly Spec[] {
    const took = this.#tookMs()
    const byFile = Map.groupBy(ids, fileOf)
    const home = relative(process.cwd(), mutated).replaceAll('\\', '/')
    const distance = (file: string): number =>
      file === home.replace(/\.ts$/, '.test.ts') ? 0 : dirname(file) === dirname(home) ? 1 : 2
    const specs = [...byFile].map(([file, tests]) => ({
      file,
      wanted: new Set(tests),
      distance: distance(file),
      took: tests.reduce((sum, id) => sum + (took[id] ?? 0), 0),
    }))
    return specs.sort((one, other) => one.distance - other.distance || one.took - other.took)
  }
}

/** A spec file and the tests to run. */
interface Spec {
  readonly file: string
  readonly wanted: ReadonlySet<string>
}

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'))

const resultOf = async ({ id, run }: Test): Promise<TestResult> => {
  const before = performance.now()
  const result = (): Pick<TestResult, 'id' | 'name' | 'fileName' | 'timeSpentMs'> => ({
    id,
    name: id.slice(id.indexOf('#') + 1),
    fileName: resolve(fileOf(id)),
    timeSpentMs: performance.now() - before,
  })
  try {
    await run()
    return { ...result(), status: 0 }
  } catch (error) {
    return { ...result(), status: 1, failureMessage: String(error) }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'specs', injectableClass: SpecRunner }]
