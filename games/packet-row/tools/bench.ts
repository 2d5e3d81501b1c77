import type { GameBench } from '../../../tools/bench/set-ups.ts'

export const BENCH: GameBench = {
  setUps: Object.fromEntries([2, 3, 4, 5].map((players) => [`${players}p`, { players }])),
  usual: '3p',
  goals: {
    timesAsFast: { atLeast: 1 },
    built: { timesAsFast: { atLeast: 1 } },
    copying: { steps: { atMost: 500 } },
  },
}
