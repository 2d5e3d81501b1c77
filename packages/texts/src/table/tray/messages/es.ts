import type { TrayCatalogue } from '../parameters.ts'

export const messages: TrayCatalogue = {
  undo: 'Deshacer',
}
