import { useEffect } from 'react'
import { useTable } from '../state/table-state.ts'

export const App = () => {
  const { shown, begin } = useTable()
  useEffect(() => {
    begin('trial', {
      game: 'le-havre',
      options: { players: 3 },
      seed: 'trial',
      seats: [
        { name: '', bot: null },
        { name: '', bot: 'mate' },
        { name: '', bot: 'mate' },
      ],
    })
  }, [begin])
  return <main>{shown === null ? '…' : shown.at}</main>
}
