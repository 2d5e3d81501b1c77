import { beginByKeys, playByKeys } from './keyboard-player.ts'
import { beginGame } from './open-game.ts'
import { finger, play } from './random-player.ts'
import { byTouch, wholeGame } from './whole-game.ts'

/** The usual run plays one, the long run all. */
const OFTEN = 'short 3'

for (const length of ['short', 'full'] as const)
  for (const players of [1, 2, 3, 4, 5])
    wholeGame(`a ${length} game with ${players} at the table is played to its end by pointer`, {
      often: OFTEN === `${length} ${players}`,
      begin: (page) => beginGame(page, { players, length }),
      play: (page) => play(page, { seed: `pointer ${length} ${players}` }),
    })

wholeGame('a whole game is begun and played to its end by keyboard alone', {
  begin: (page) => beginByKeys(page, { game: 'Le Havre', players: 1 }),
  play: (page) => playByKeys(page, 'keyboard'),
})

byTouch('a whole game is played to its end by touch', {
  begin: (page) => beginGame(page, { players: 2, length: 'short' }),
  play: (page) => play(page, { seed: 'touch', hand: finger }),
})

wholeGame('two people hand the screen over until their game is over', {
  begin: (page) => beginGame(page, { players: 2, length: 'short', people: 2 }),
  play: (page) => play(page, { seed: 'hand-over' }),
})
