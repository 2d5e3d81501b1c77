import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { adapterFor } from '../games/game-registry.ts'
import type { Language } from '../language.ts'
import { type CliText, loadCliMessages } from '../messages/index.ts'
import { ScriptedInterface } from '../testing/scripted-interface.ts'
import { promptForSetUp } from './set-up-prompts.ts'

const textsIn = async (language: Language): Promise<{ t: CliText; language: Language }> => ({
  t: (await loadCliMessages(language)).say,
  language,
})

describe('the set-up prompts', () => {
  it('ask for players, length and bots', async () => {
    const invitation = await promptForSetUp(
      new ScriptedInterface(SAMPLE_GAME, 3, 'short', 2, 'captain'),
      await textsIn('en'),
    )
    expect(invitation?.adapter.rules.game).toBe(SAMPLE_GAME)
    expect(invitation).toMatchObject({
      options: { players: 3, version: 'short' },
      bots: [{ bot: 'captain', count: 2 }],
    })
  })

  it('call the games by their titles in the language', async () => {
    const ui = new ScriptedInterface(SAMPLE_GAME, 1, 'full')
    await promptForSetUp(ui, await textsIn('zh-Hant'))
    expect(ui.labels).toContain('港都情濃')
  })

  it('do not ask a solo player about bots', async () => {
    const ui = new ScriptedInterface(SAMPLE_GAME, 1, 'full')
    expect(await promptForSetUp(ui, await textsIn('en'))).toMatchObject({
      options: { players: 1 },
      bots: [{ count: 0 }],
    })
    expect(ui.printed).toHaveLength(3)
  })

  it('do not ask about the length of a game that has only one', async () => {
    const ui = new ScriptedInterface(OTHER_GAME, 4, 1, 'mate')
    const invitation = await promptForSetUp(ui, await textsIn('en'))
    expect(invitation?.adapter.rules.game).toBe(OTHER_GAME)
    expect(invitation).toMatchObject({ options: { players: 4 }, bots: [{ bot: 'mate', count: 1 }] })
    expect(ui.printed).toHaveLength(4)
  })

  it('do not ask for the game when it was named', async () => {
    const ui = new ScriptedInterface(2, 0)
    const invitation = await promptForSetUp(ui, await textsIn('en'), adapterFor(OTHER_GAME))
    expect(invitation).toMatchObject({ options: { players: 2 }, bots: [{ count: 0 }] })
    expect(ui.printed).toHaveLength(2)
  })

  it('can be cancelled at any step', async () => {
    for (const answers of [
      [],
      [SAMPLE_GAME],
      [SAMPLE_GAME, 2],
      [SAMPLE_GAME, 2, 'full'],
      [SAMPLE_GAME, 2, 'full', 1],
    ])
      expect(await promptForSetUp(new ScriptedInterface(...answers), await textsIn('fr'))).toBeNull()
  })
})
