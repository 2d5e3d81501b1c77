import type { ShellCatalogue } from '../parameters.ts'

export const messages: ShellCatalogue = {
  settings: 'Ajustes',
}
