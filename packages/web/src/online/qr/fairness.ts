/** How hard a QR code is to read for a camera: long runs, blocks, things that look like a corner, too much of one. */

const LOOKALIKES = ['00001011101', '10111010000']

/** What is bad about the lines of one direction. */
const ofLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => {
    const runs = (line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)
    let found = 0
    for (let from = 0; from + 11 <= line.length; from++)
      if (LOOKALIKES.includes(line.slice(from, from + 11))) found++
    return sum + runs.reduce((all, one) => all + one, 0) + found * 40
  }, 0)

const ofBlocks = (rows: readonly string[]): number => {
  let blocks = 0
  for (const [index, row] of rows.slice(1).entries()) {
    const above = rows[index] ?? ''
    for (let column = 1; column < row.length; column++) {
      const one = row[column]
      if (one === row[column - 1] && one === above[column] && one === above[column - 1]) blocks++
    }
  }
  return blocks * 3
}

const ofBalance = (all: string): number => {
  const dark = all.replaceAll('0', '').length
  return Math.floor(Math.abs((dark * 20) / all.length - 10)) * 10
}

/** The less the better. */
export const maskPenalty = (modules: readonly (readonly boolean[])[]): number => {
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(''))
  return ofLines(rows) + ofLines(columns) + ofBlocks(rows) + ofBalance(rows.join(''))
}
