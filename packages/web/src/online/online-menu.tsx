import { browserStorage } from '../state/settings.ts'
import { useTable } from '../state/table-state.ts'
import { useWords } from '../state/words.ts'
import { keptSeatKey } from './kept-keys.ts'
import { LinkField } from './link-field.tsx'

/** The links of a table: for onlookers, and for the person's own seat elsewhere. */
export const OnlineMenu = () => {
  const words = useWords()
  const place = useTable(({ line }) => line?.place)
  if (place === undefined) return null
  const { room } = place
  const key = place.key ?? (place.seat === null ? null : keptSeatKey(browserStorage, room))
  return (
    <>
      <LinkField
        label={words.online('room.watch')}
        to={{ page: 'watch', room }}
        invitation={words.game.names.title}
      />
      {key !== null && (
        <>
          <LinkField label={words.online('seat-link')} to={{ page: 'seat', room, key }} />
          <p className="sh-quiet">{words.online('seat-link.hint')}</p>
        </>
      )}
    </>
  )
}
