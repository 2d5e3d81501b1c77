/** Reviews games between bots and plays every reported mistake out again. */
import process from 'node:process'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { number, readOptions, text, whole } from '../options.ts'
import { type RoomSetup, roomSetups } from '../room-setups.ts'
import { type CheckedMistake, checkMistakes, playGame } from './check-mistakes.ts'

const values = readOptions('mistakes', {
  mistakes: whole(10, 'number of mistakes per set-up'),
  playouts: whole(100, 'minimum number of playouts per move'),
  seed: text('TEXT', 'mistakes', 'other games'),
  kind: number(null, 'only the kind with this number, counted from 1'),
})

const kinds = [...roomSetups('two'), ...roomSetups('four')]
const all: CheckedMistake[] = []
for (const [place, kind] of kinds.entries())
  if (values.kind === null || values.kind === place + 1) all.push(...(await check(kind)))

const count = (verdict: CheckedMistake['verdict']): number =>
  all.filter((one) => one.verdict === verdict).length
console.log(
  `${all.length} mistakes: ${count('confirmed')} confirmed, ${count('unclear')} unclear, ${count('wrong')} wrong`,
)
if (count('wrong') > 0 || count('confirmed') < 0.9 * all.length) process.exitCode = 1

/** Plays weaker against stronger bots, game after game, until there are enough mistakes. */
async function check({ game, options }: RoomSetup): Promise<CheckedMistake[]> {
  const bots = await botsOf(games, game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  const found: CheckedMistake[] = []
  for (let deal = 0; found.length < values.mistakes && deal < 40; deal++) {
    const record = await playGame(bots.value, options, `${values.seed}-${deal}`, ['bosun', 'mate'])
    const begun = process.cpuUsage()
    const left = values.mistakes - found.length
    const checked = await checkMistakes(bots.value, record, { most: left, playouts: values.playouts })
    const { user } = process.cpuUsage(begun)
    found.push(...checked)
    console.log(
      `${game}, ${JSON.stringify(options)}, deal ${deal}: ${checked.length} mistakes, ${(user / 1e6).toFixed(0)} s`,
    )
    for (const one of checked) console.log(`  ${lineOf(one)}`)
  }
  return found
}

function lineOf({ at, played, better, said, shown, error, playouts, verdict }: CheckedMistake): string {
  return `${at} ${played} (better: ${better}): said ${said.toFixed(1)}, ${playouts} playouts ${shown.toFixed(1)} ± ${error.toFixed(1)}, ${verdict}`
}
