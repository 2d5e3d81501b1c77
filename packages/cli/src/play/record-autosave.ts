import { printRecord } from '@quayside/kernel'
import { CliError } from '../cli-error.ts'
import { writeText } from '../text-files.ts'
import { printError, type TerminalContext } from './terminal-context.ts'

/** Saves the record of a terminal game after every move, once a file is named. */
export class RecordAutosave {
  readonly #context: TerminalContext
  #file: string | null
  /** False for a game that started from a position, which has no record. */
  readonly #canSave: boolean

  constructor(context: TerminalContext, file: string | null, canSave: boolean) {
    this.#context = context
    this.#file = canSave ? file : null
    this.#canSave = canSave
  }

  /** Called after every change of the game. */
  async saveIfNamed(): Promise<void> {
    if (this.#file !== null) await this.#write(this.#file, true)
  }

  async save(name: string | null): Promise<void> {
    const { ui, t, game, adapter } = this.#context
    const suggestion = `${adapter.rules.game}-${game.record.seed}.quay`
    const file = name ?? this.#file ?? (await ui.prompt(t('table.save-where'), suggestion))
    if (file === null || file === '') return
    if (!(await this.#write(file, file === this.#file))) return
    this.#file = file
    ui.print(t('table.saved', { file }))
  }

  async offerToSave(): Promise<void> {
    const { game, ui, t } = this.#context
    if (this.#file !== null || !this.#canSave || game.moveNumber === 0) return
    if (await ui.confirm(t('table.save-before-leaving'))) await this.save(null)
  }

  /** Prints an error if the file cannot be written; the game continues. */
  async #write(file: string, overwrite: boolean): Promise<boolean> {
    const { ui, t, game } = this.#context
    try {
      if (!this.#canSave) throw new CliError({ code: 'no-record', params: {} })
      writeText(file, printRecord(game.record), overwrite)
      return true
    } catch (problem) {
      if (!(problem instanceof CliError)) throw problem
      if (problem.report.code === 'file-exists' && (await ui.confirm(t('table.overwrite', { file }))))
        return this.#write(file, true)
      await printError(this.#context, problem.report)
      return false
    }
  }
}
