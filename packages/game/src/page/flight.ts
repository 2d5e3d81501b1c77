/** Something that travels over the table: places are the table's, the first that is to be seen is taken. */
export interface Flight {
  /** The name of an icon that lies on the page. */
  readonly icon: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}
