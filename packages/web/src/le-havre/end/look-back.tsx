import { Icon } from '../../icons/icon.tsx'
import { packGame } from '../../replay/link.ts'
import { gameText } from '../../shell/parts/export.ts'
import { goTo } from '../../state/route.ts'
import { useWords } from '../../state/words.ts'
import { useTable } from '../state/table.ts'

/** The ways into the game that is over: move by move, or with a bot's judgement. */
export const LookBack = ({ id }: { readonly id: string }) => {
  const { replay } = useWords()
  const { seats, line } = useTable()
  // A game of a server is not kept here: it travels in the address.
  const open = async (review: boolean): Promise<void> => {
    const text = line === null ? null : await gameText(id)
    const source = text === null ? id : await packGame({ text, seats })
    goTo({ page: 'replay', source, position: null, review })
  }
  return (
    <>
      <button type="button" className="sh-button sh-ghost" onClick={() => void open(false)}>
        <Icon name="u-play" />
        {replay('replay')}
      </button>
      <button type="button" className="sh-button sh-ghost" onClick={() => void open(true)}>
        <Icon name="u-chart" />
        {replay('review')}
      </button>
    </>
  )
}
