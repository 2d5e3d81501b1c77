import { expect } from '@playwright/test'
import { beginByKeys, playByKeys } from '../table/keyboard-player.ts'
import { finger, play } from '../table/random-player.ts'
import { byTouch, wholeGame } from '../table/whole-game.ts'
import { beginPacketRow } from './open-game.ts'

/** The usual run plays one, the long run all. */
for (const players of [2, 3, 4, 5])
  wholeGame(`a game of Packet Row with ${players} at the table is played to its end by pointer`, {
    often: players === 2,
    begin: (page) => beginPacketRow(page, { players, seed: `pointer-${players}` }),
    play: async (page) => {
      await play(page, { seed: `pointer-${players}` })
      await expect(page.getByRole('columnheader', { name: 'Bankers' })).toBeVisible()
    },
  })

wholeGame('a game of Packet Row is begun and played to its end by keyboard alone', {
  begin: (page) => beginByKeys(page, { game: 'Packet Row', players: 2 }),
  play: (page) => playByKeys(page, 'keyboard'),
})

byTouch('a game of Packet Row is played to its end by touch', {
  begin: (page) => beginPacketRow(page, { players: 2, seed: 'touch' }),
  play: (page) => play(page, { seed: 'touch', hand: finger }),
})

wholeGame('two people hand the screen over until their game of Packet Row is over', {
  begin: (page) => beginPacketRow(page, { players: 2, people: 2, seed: 'hand-over' }),
  play: (page) => play(page, { seed: 'hand-over' }),
})
