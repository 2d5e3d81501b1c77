import * as table from '@quayside/table/keyboard/keyboard.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useSelection } from './state/selection.ts'
import { usePacketWords } from './state/words.ts'

const MAP = {
  zones: ['tray', 'market', 'guildhall', 'docks', 'bank', 'mine', 'players', 'log'],
  letters: {
    u: 'undo',
    a: 'all',
    x: 'pass',
    r: 'pass-out',
    d: 'deliver',
    c: 'cash',
    o: 'own',
    n: 'skip',
    h: 'hint',
  },
} as const

const clear = (): void => useSelection.getState().select(null)

export const Keys = () => {
  const { tray } = useTexts()
  const { packet } = usePacketWords()
  return (
    <table.Keys
      map={MAP}
      shortcuts={[
        ['X', packet('keys.pass')],
        ['R', packet('chip.pass-out')],
        ['D', packet('keys.deliver')],
        ['O', packet('build.own')],
        ['C', packet('keys.cash')],
        ['A', tray('keys.all')],
      ]}
      clear={clear}
    />
  )
}
