import type { GameBench } from '../../../tools/bench/set-ups.ts'
import { SET_UPS } from '../tests/option-sets.ts'

export const BENCH: GameBench = {
  setUps: Object.fromEntries(SET_UPS.map((options) => [`${options.players}p ${options.version}`, options])),
  usual: '3p full',
  replayed: '4p full',
  golden: 'version-2/golden/full-4.txt',
  levels: { setUp: '5p full', atMost: { captain: 200, commodore: 1000 } },
  goals: {
    wholeGame: { atMost: 0.85 },
    timesAsFast: { atLeast: 50 },
    built: { wholeGame: { atMost: 0.25 }, timesAsFast: { atLeast: 50 } },
    copying: { steps: { atMost: 500 }, bytes: { atMost: 2000 } },
    listing: { atMost: 17_000 },
    replaying: { atMost: 2 },
    bundle: { atMost: 40_000 },
    thinking: { evaluation: { atMost: 25_000 }, node: { atMost: 20_000 } },
  },
}
