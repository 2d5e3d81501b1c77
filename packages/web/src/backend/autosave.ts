/** Writes after every change, one write at a time; changes that come meanwhile are written together. */
import type { Refusal, Result } from '@quayside/kernel'

export class Autosave {
  readonly #write: () => Promise<Result<null>>
  readonly #tell: (refusal: Refusal | null) => void
  #dirty = false
  #failed = false
  #writing: Promise<void> | null = null

  /** `tell` is called with the reason of a failed write, and with null after the next success. */
  constructor(write: () => Promise<Result<null>>, tell: (refusal: Refusal | null) => void) {
    this.#write = write
    this.#tell = tell
  }

  changed(): void {
    this.#dirty = true
    this.#writing ??= this.#writeAll()
  }

  /** Resolves when everything is written, or could not be. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#dirty) {
      this.#dirty = false
      const written = await this.#write()
      if (!written.ok) this.#tell(written.refusal)
      else if (this.#failed) this.#tell(null)
      this.#failed = !written.ok
    }
    this.#writing = null
  }
}
