import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../state/address.ts'
import { useWords } from '../../state/words.ts'
import { LeHavreDrawing } from '../parts/le-havre-drawing.tsx'

export const NewGameCard = () => {
  const words = useWords()
  return (
    <section className="sh-zone sh-new" aria-labelledby="new">
      <LeHavreDrawing />
      <div className="sh-new-text">
        <h2 id="new">{words.game.names.title}</h2>
        <p>{words.shell('home.new.hint')}</p>
        <a className="sh-button sh-primary" href={addressOf({ page: 'new-game' })}>
          {words.shell('home.new')}
          <Icon name="u-arrow" />
        </a>
      </div>
    </section>
  )
}
