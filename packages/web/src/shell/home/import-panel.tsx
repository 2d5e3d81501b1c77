import type { Refusal } from '@quayside/kernel'
import { useEffect, useId, useState } from 'react'
import { readGame } from '../../host/game-text.ts'
import type { SeatPlan } from '../../host/protocol.ts'
import { FIRST_DRAFT, freshName, named } from '../../state/new-game.ts'
import { goTo } from '../../state/route.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { OpenGlyph } from '../parts/glyphs.tsx'
import { Seats } from '../parts/seats.tsx'
import { botName, gameTitle, whyNot } from '../parts/texts-of-games.ts'

/** A text that proved to be a game. */
interface Found {
  readonly text: string
  readonly at: number
  readonly game: string
  readonly seats: readonly SeatPlan[]
}

export const ImportPanel = () => {
  const words = useWords()
  const [refusal, refuse] = useState<Refusal | null>(null)
  const [found, find] = useState<Found | null>(null)
  const read = async (text: string): Promise<void> => {
    const game = await readGame(text)
    refuse(game.ok ? null : game.refusal)
    if (!game.ok) {
      find(null)
      return
    }
    const { rules, state, at } = game.value.game
    find({ text, at, game: rules.game, seats: FIRST_DRAFT.seats.slice(0, rules.seats(state)) })
  }
  const dropping = useDrop((text) => void read(text))
  return (
    <section className="sh-zone sh-import" aria-labelledby="import">
      <div className="sh-zone-head">
        <h2 id="import">{words.shell('import')}</h2>
      </div>
      <p className="sh-quiet">{words.shell('import.hint')}</p>
      <Sources read={(text) => void read(text)} />
      <div role="status">{refusal && <p className="sh-trouble">{whyNot(refusal, words)}</p>}</div>
      {found && <WhoPlaysOn found={found} change={(seats) => find({ ...found, seats })} />}
      {dropping && <div className="sh-drop">{words.shell('import.drop')}</div>}
    </section>
  )
}

const Sources = ({ read }: { readonly read: (text: string) => void }) => {
  const words = useWords()
  const field = useId()
  const [text, write] = useState('')
  const [blocked, block] = useState(false)
  const paste = async (): Promise<void> => {
    try {
      const pasted = await navigator.clipboard.readText()
      write(pasted)
      read(pasted)
    } catch {
      block(true)
    }
  }
  return (
    <>
      <div className="sh-row">
        <label className="sh-button sh-plain">
          <OpenGlyph />
          {words.shell('import.file')}
          <input
            type="file"
            className="vh"
            accept=".txt,.json,text/plain,application/json"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(read)
              target.value = ''
            }}
          />
        </label>
        <button type="button" className="sh-button sh-plain" onClick={() => void paste()}>
          {words.shell('import.paste')}
        </button>
      </div>
      {blocked && (
        <form
          className="sh-paste"
          onSubmit={(event) => {
            event.preventDefault()
            read(text)
          }}
        >
          <p className="sh-quiet">{words.shell('import.paste.blocked')}</p>
          <label htmlFor={field}>{words.shell('import.text')}</label>
          <textarea id={field} rows={4} value={text} onChange={({ target }) => write(target.value)} />
          <button type="submit" className="sh-button sh-plain">
            {words.shell('import.read')}
          </button>
        </form>
      )}
    </>
  )
}

interface WhoPlaysOnProps {
  readonly found: Found
  readonly change: (seats: readonly SeatPlan[]) => void
}

const WhoPlaysOn = ({ found: { text, at, game, seats }, change }: WhoPlaysOnProps) => {
  const words = useWords()
  const { importText } = useTable()
  const go = (): void => {
    const id = freshName()
    importText(
      id,
      text,
      named(seats, (seat) => botName(seat, words)),
    )
    goTo({ page: 'table', id })
  }
  return (
    <div className="sh-found">
      <p>
        <b>{words.shell('import.found', { game: gameTitle(game, words), players: seats.length, at })}</b>
      </p>
      <Seats
        label={words.shell('import.seats')}
        seats={seats}
        change={(seat, plan) => change(seats.with(seat, plan))}
      />
      <button type="button" className="sh-button sh-primary" onClick={go}>
        {words.shell('import.go')}
      </button>
    </div>
  )
}

/** A file may be dropped anywhere on the page; true while one hovers over it. */
const useDrop = (read: (text: string) => void): boolean => {
  const [over, hover] = useState(false)
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) return
      event.preventDefault()
      hover(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) hover(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      hover(false)
      const file = event.dataTransfer?.files[0]
      if (file) void file.text().then(read)
      else read(event.dataTransfer?.getData('text/plain') ?? '')
    }
    addEventListener('dragover', drag)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [read])
  return over
}
