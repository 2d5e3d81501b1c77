/** The trained networks of a game by name. Each is a separate file, loaded on demand. */
import type { WeightsFile } from './weights-file.ts'

export type NetworkFiles<Name extends string> = Readonly<
  Record<Name, () => Promise<{ readonly default: WeightsFile }>>
>

export class Networks<Name extends string> {
  readonly #files: NetworkFiles<Name>
  readonly #fetched = new Map<string, WeightsFile>()

  constructor(files: NetworkFiles<Name>) {
    this.#files = files
  }

  get names(): readonly Name[] {
    return Object.keys(this.#files).filter((name) => this.has(name))
  }

  has(name: string): name is Name {
    return Object.hasOwn(this.#files, name)
  }

  async fetch(name: Name): Promise<void> {
    if (!this.#fetched.has(name)) this.#fetched.set(name, (await this.#files[name]()).default)
  }

  /** Loads all networks and returns itself. */
  async fetchAll(): Promise<this> {
    await Promise.all(this.names.map((name) => this.fetch(name)))
    return this
  }

  get(name: Name): WeightsFile {
    const file = this.#fetched.get(name)
    if (file === undefined) throw new Error(`${name} has not been fetched`)
    return file
  }
}
