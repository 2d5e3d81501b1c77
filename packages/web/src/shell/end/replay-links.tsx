import { Icon } from '@quayside/table/icons/icon.tsx'
import { roomSource } from '@quayside/table/page/replay-source.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { goTo } from '../../state/routing.ts'

interface LookBackProps {
  readonly id: string
  readonly className: string | undefined
}

/** The ways into the game that is over: move by move, or with a bot's judgement. */
export const LookBack = ({ id, className }: LookBackProps) => {
  const { replay } = useTexts()
  const isOnline = useTable(({ line }) => line !== null)
  const open = (review: boolean): void =>
    goTo({ page: 'replay', source: isOnline ? roomSource(id) : id, position: null, review })
  return (
    <>
      <button type="button" className={className} onClick={() => open(false)}>
        <Icon name="u-play" />
        {replay('replay')}
      </button>
      <button type="button" className={className} onClick={() => open(true)}>
        <Icon name="u-chart" />
        {replay('review')}
      </button>
    </>
  )
}
