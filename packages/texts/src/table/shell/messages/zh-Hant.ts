import type { ShellCatalogue } from '../parameters.ts'

export const messages: ShellCatalogue = {
  settings: '設定',
}
