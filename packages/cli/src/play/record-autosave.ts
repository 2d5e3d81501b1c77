import { printRecord } from '@quayside/kernel'
import { CliError } from '../cli-error.ts'
import { writeText } from '../text-files.ts'
import { complain, type TerminalContext } from './terminal-context.ts'

/** Keeps the record of a sitting in a file, once somebody has named one. */
export class RecordAutosave {
  readonly #seating: TerminalContext
  #file: string | null
  /** A game that began from a position has no record. */
  readonly #possible: boolean

  constructor(seating: TerminalContext, file: string | null, possible: boolean) {
    this.#seating = seating
    this.#file = possible ? file : null
    this.#possible = possible
  }

  /** After every change. */
  async keep(): Promise<void> {
    if (this.#file !== null) await this.#write(this.#file, true)
  }

  async save(named: string | null): Promise<void> {
    const { person, t, game, kit } = this.#seating
    const suggestion = `${kit.rules.game}-${game.record.seed}.quay`
    const file = named ?? this.#file ?? (await person.prompt(t('table.save-where'), suggestion))
    if (file === null || file === '') return
    if (!(await this.#write(file, file === this.#file))) return
    this.#file = file
    person.say(t('table.saved', { file }))
  }

  async offerToSave(): Promise<void> {
    const { game, person, t } = this.#seating
    if (this.#file !== null || !this.#possible || game.moveNumber === 0) return
    if (await person.confirm(t('table.save-before-leaving'))) await this.save(null)
  }

  /** Says what stands in the way instead of ending the game for it. */
  async #write(file: string, overwrite: boolean): Promise<boolean> {
    const { person, t, game } = this.#seating
    try {
      if (!this.#possible) throw new CliError({ code: 'no-record', params: {} })
      writeText(file, printRecord(game.record), overwrite)
      return true
    } catch (problem) {
      if (!(problem instanceof CliError)) throw problem
      if (problem.complaint.code === 'file-exists' && (await person.confirm(t('table.overwrite', { file }))))
        return this.#write(file, true)
      await complain(this.#seating, problem.complaint)
      return false
    }
  }
}
