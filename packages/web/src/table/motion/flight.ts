import type { IconName } from '../../icons/icon-names.ts'

/** Something that travels over the table: places are the table's, the first that is to be seen is taken. */
export interface Flight {
  readonly icon: IconName
  readonly from: readonly string[]
  readonly to: readonly string[]
}
