/** In the tray of a game that ended without a result. Once a rematch was asked for, its notice has the buttons. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { playAgain } from '../rematch.ts'

export const RematchButton = () => {
  const { shell } = useTexts()
  const server = useBaseGame((game) => game.server)
  if (server === null || server.address.seat === null || server.rematch !== null) return null
  return (
    <button
      type="button"
      className={`${trayStyles.button} ${trayStyles.primary}`}
      onClick={() => void playAgain(server.address.room, null)}
    >
      {shell('end.rematch')}
    </button>
  )
}
