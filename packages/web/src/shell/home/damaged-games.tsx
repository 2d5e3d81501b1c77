import { useHouseWords } from '@quayside/table/page/words.ts'
import { dayText } from '@quayside/table/people.ts'
import { useSaves } from '../../state/saves.ts'
import { saveFile } from '../parts/export.ts'

export const DamagedGames = () => {
  const words = useHouseWords()
  const { damaged, removeDamaged } = useSaves()
  if (damaged.length === 0) return null
  return (
    <section className="sh-zone sh-damaged" aria-labelledby="damaged">
      <div className="sh-zone-head">
        <h2 id="damaged">{words.shell('damaged')}</h2>
      </div>
      <p className="sh-quiet">{words.shell('damaged.hint')}</p>
      <ul>
        {damaged.map(({ id, raw, found }) => (
          <li key={id}>
            <span>
              <b>{id}</b> {words.shell('damaged.found', { date: dayText(found, words) })}
            </span>
            <button
              type="button"
              className="sh-button sh-plain"
              onClick={() => saveFile(`quayside-damaged-${id}.json`, raw)}
            >
              {words.shell('game.export')}
            </button>
            <button type="button" className="sh-button sh-plain" onClick={() => void removeDamaged(id)}>
              {words.shell('game.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
