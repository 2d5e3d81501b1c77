/** Moves labels apart that would overlap. */

interface Block {
  readonly size: number
  readonly mean: number
}

/**
 * Moves positions on a line as little as possible, in the same order, until they are `gap` apart and within the ends.
 * If there is not enough room for all gaps, the room is shared equally.
 */
export const spreadLabels = (
  places: readonly number[],
  wanted: number,
  from: number,
  to: number,
): number[] => {
  const gap = Math.min(wanted, (to - from) / Math.max(1, places.length - 1))
  const order = places.map((_, index) => index).sort((one, other) => at(places, one) - at(places, other))
  // With the gaps subtracted, positions only have to be ascending: descending neighbours move to their average.
  const blocks: Block[] = []
  for (const [rank, index] of order.entries()) {
    let block: Block = { size: 1, mean: at(places, index) - rank * gap }
    for (let last = blocks.at(-1); last !== undefined && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop()
      const size = last.size + block.size
      block = { size, mean: (last.size * last.mean + block.size * block.mean) / size }
    }
    blocks.push(block)
  }
  const highest = to - (places.length - 1) * gap
  const moved = [...places]
  let rank = 0
  for (const { size, mean } of blocks)
    for (let one = 0; one < size; one++, rank++)
      moved[order[rank] ?? 0] = Math.min(Math.max(mean, from), highest) + rank * gap
  return moved
}

const at = (places: readonly number[], index: number): number => places[index] ?? 0

export interface Rows {
  readonly rows: number
  readonly marks: readonly { readonly place: number; readonly row: number }[]
}

/** The same with as many rows as needed to keep the gap; neighbours alternate between rows. `places` must ascend. */
export const spreadInRows = (places: readonly number[], gap: number, from: number, to: number): Rows => {
  const fitting = Math.max(1, Math.floor((to - from) / gap) + 1)
  const rows = Math.max(1, Math.ceil(places.length / fitting))
  const laid = Array.from({ length: rows }, (_, row) =>
    spreadLabels(
      places.filter((_place, index) => index % rows === row),
      gap,
      from,
      to,
    ),
  )
  return {
    rows,
    marks: places.map((_, index) => ({
      place: laid[index % rows]?.[Math.floor(index / rows)] ?? 0,
      row: index % rows,
    })),
  }
}
