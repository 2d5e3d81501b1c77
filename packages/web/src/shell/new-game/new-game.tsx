import type { Refusal } from '@quayside/kernel'
import { lazy, Suspense, useState } from 'react'
import { type GameName, newGame } from '../../host/games.ts'
import { Icon, SeatShape } from '../../icons/icon.tsx'
import { type NewTable, useNewTable } from '../../online/new-table.ts'
import { OnlineFields, WhereField } from '../../online/online-fields.tsx'
import { seatsAsked } from '../../online/open-table.ts'
import { browserStorage } from '../../state/keep.ts'
import {
  type Draft,
  freshName,
  keepDraft,
  keptDraft,
  planOf,
  playersOf,
  seated,
  startOf,
  withSeat,
  withStart,
} from '../../state/new-game.ts'
import { goTo } from '../../state/route.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { BoardChoice } from '../parts/board-choice.tsx'
import { GameRefusal } from '../parts/game-refusal.tsx'
import { Page } from '../parts/page.tsx'
import { Seats } from '../parts/seats.tsx'
import { Segments } from '../parts/segments.tsx'
import { botName, gameTitle, seatName } from '../parts/texts-of-games.ts'
import { GameField } from './game-field.tsx'
import { LeHavreFields } from './le-havre-fields.tsx'

const PacketRowFields = lazy(async () => ({
  default: (await import('../../packet-row/new-game/fields.tsx')).PacketRowFields,
}))

interface NewGameProps {
  /** Chosen before; otherwise it is the one of the last time. */
  readonly game: GameName | undefined
}

export const NewGame = ({ game: chosen }: NewGameProps) => {
  const words = useWords()
  const { begin } = useTable()
  const [draft, change] = useState<Draft>(() => {
    const kept = keptDraft(browserStorage)
    return chosen === undefined ? kept : { ...kept, game: chosen }
  })
  const [refusal, refuse] = useState<Refusal | null>(null)
  const online = useNewTable(draft, refuse)
  const plan = planOf(draft, (seat) => botName(seat, words))
  const Fields = draft.game === 'packet-row' ? PacketRowFields : LeHavreFields
  const go = async (): Promise<void> => {
    if (online.chosen) {
      await online.open()
      return
    }
    const game = await newGame(plan.game, plan.options, plan.seed)
    if (!game.ok) {
      refuse(game.refusal)
      return
    }
    const id = freshName()
    keepDraft(browserStorage, draft)
    begin(id, plan)
    goTo({ page: 'table', id })
  }
  const ask = (next: Draft): void => {
    refuse(null)
    change(next)
  }
  return (
    <Page title={words.shell('home.new')} className="sh-form-page">
      <form
        className="sh-zone sh-form"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <div className="sh-form-head">
          <h1>{words.shell('home.new')}</h1>
        </div>
        <GameField chosen={draft.game} choose={(game) => ask({ ...draft, game })} />
        <div className="sh-fields">
          <WhereField table={online} />
          <Suspense fallback={<p className="sh-quiet">{words.shell('table.opening')}</p>}>
            <Fields draft={draft} change={ask}>
              {online.chosen ? (
                <OnlineFields table={online} players={playersOf(draft)} />
              ) : (
                <Seats
                  label={words.shell('new.seats')}
                  seats={seated(draft)}
                  change={(seat, plan) => ask(withSeat(draft, seat, plan))}
                />
              )}
              {playersOf(draft) > 1 && (
                <Segments
                  label={words.shell('new.start')}
                  choices={[
                    { value: 'random', label: words.shell('new.start.random') },
                    ...plan.seats.map((_, seat) => ({
                      value: String(seat),
                      label: <SeatShape seat={seat} />,
                      said: seatName(plan.seats, seat, words),
                    })),
                  ]}
                  chosen={String(startOf(draft))}
                  choose={(chosen) => ask(withStart(draft, chosen === 'random' ? 'random' : Number(chosen)))}
                />
              )}
            </Fields>
          </Suspense>
          <BoardChoice />
        </div>
        <div role="status">
          {refusal && (
            <p className="sh-trouble">
              <GameRefusal refusal={refusal} game={draft.game} />
            </p>
          )}
        </div>
        <Footer draft={draft} table={online} />
      </form>
    </Page>
  )
}

const Footer = ({ draft, table }: { readonly draft: Draft; readonly table: NewTable }) => {
  const words = useWords()
  const players = playersOf(draft)
  const people = seated(draft).filter(({ bot }) => bot === null).length
  const what = { game: gameTitle(draft.game, words), players }
  return (
    <div className="sh-form-foot">
      <p>
        <b>
          {draft.game === 'packet-row'
            ? words.shell('new.summary.plain', what)
            : words.shell('new.summary', { ...what, version: draft.options.version })}
        </b>
        <span>
          {table.chosen
            ? words.online('summary.seats', seatsAsked(table.draft, players))
            : words.shell('new.summary.seats', { people, bots: players - people })}
        </span>
      </p>
      <button type="submit" className="sh-button sh-primary">
        {table.chosen ? words.online('open') : words.shell('new.begin')}
        <Icon name="u-arrow" />
      </button>
    </div>
  )
}
