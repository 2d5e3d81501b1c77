import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { BOARDS, useSettings } from '@quayside/table/page/settings.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'

/** Choice between the drawn table and the text board. */
export const BoardChoice = () => {
  const { shell } = useSiteTexts()
  const { board, change } = useSettings()
  return (
    <Segments
      label={shell('settings.board')}
      choices={BOARDS.map((value) => ({ value, label: shell(`settings.board.${value}`) }))}
      chosen={board}
      choose={(chosen) => change({ board: chosen })}
    />
  )
}

interface BoardSwitchProps {
  readonly className: string | undefined
}

/** Switches to the other board; the first tab stop of a page. */
export const BoardSwitch = ({ className }: BoardSwitchProps) => {
  const { shell } = useSiteTexts()
  const { board, change } = useSettings()
  const other = board === 'text' ? 'visual' : 'text'
  return (
    <button
      type="button"
      className={className}
      data-ui="board-switch"
      aria-label={shell(`board.${other}`)}
      title={shell('board.hint')}
      onClick={() => change({ board: other })}
    >
      <SiteIcon name="u-keys" />
      <span>{shell(`board.${other}.short`)}</span>
    </button>
  )
}
