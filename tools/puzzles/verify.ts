/** Plays every plan of a shipped puzzle out again, in other worlds than those it was found with. */
import { Playouts } from '@quayside/bots'
import type { Puzzle } from '@quayside/game'
import { margin } from './deep-playout.ts'
import type { MinedGame } from './mined-games.ts'

export interface PuzzleCheck {
  readonly id: string
  /** Whether the best plan of this run counts as correct. */
  readonly isBest: boolean
  /** Distance of the best wrong plan now, and when it was mined. */
  readonly gap: number
  readonly claimed: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const verify = async (
  { adviser }: MinedGame,
  { id, position, seat, right, values }: Puzzle,
  worlds: number,
): Promise<PuzzleCheck> => {
  const { rules } = adviser
  const read = rules.position.read(position)
  if (!read.ok) throw new Error(`${id} cannot be read: ${read.refusal.code}`)
  const view = read.value
  await adviser.prepare(view)
  const commands = values.map(({ command: text }) => {
    const command = rules.notation.parse(text)
    if (!command.ok) throw new Error(`${text} cannot be read`)
    return command.value
  })
  const playouts = new Playouts(rules, adviser.plannerFor(view), { view, seat, seed: `verify ${id}` })
  const margins = commands.map((): number[] => [])
  for (let world = 0; world < worlds; world++)
    for (const [place, finals] of (playouts.next(commands) ?? []).entries())
      margins[place]?.push(margin(finals, seat))
  const means = margins.map(mean)
  const best = (isRight: boolean): number =>
    Math.max(
      ...values.flatMap(({ command }, at) => (right.includes(command) === isRight ? [means[at] ?? 0] : [])),
    )
  const claimed = Math.min(
    ...values.flatMap(({ command, behind }) => (right.includes(command) ? [] : [behind])),
  )
  const gap = best(true) - best(false)
  return { id, isBest: gap > 0, gap, claimed }
}
