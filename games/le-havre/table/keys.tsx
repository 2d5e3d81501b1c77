import * as table from '@quayside/table/keyboard/keyboard.tsx'
import { useSelection } from './state/selection.ts'
import { useGameTexts } from './state/words.ts'

const MAP = {
  zones: ['tray', 'offers', 'harbour', 'proposals', 'ships', 'mine', 'players', 'log'],
  letters: { u: 'undo', a: 'all', b: 'buy', e: 'enter', s: 'sell', n: 'skip', h: 'hint' },
} as const

const clear = (): void => useSelection.getState().select(null)

export const Keys = () => {
  const { tray } = useGameTexts()
  return (
    <table.Keys
      map={MAP}
      shortcuts={[
        ['+  −', tray('keys.amount')],
        ['A', tray('keys.all')],
        ['S', tray('keys.sell')],
      ]}
      clear={clear}
    />
  )
}
