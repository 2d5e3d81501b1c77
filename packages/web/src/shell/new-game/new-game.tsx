import type { Refusal } from '@quayside/kernel'
import { type Options, roundsOf, VERSIONS } from '@quayside/le-havre'
import { useState } from 'react'
import { newGame } from '../../host/games.ts'
import { Icon, SeatShape } from '../../icons/icon.tsx'
import { type NewTable, useNewTable } from '../../online/new-table.ts'
import { OnlineFields, WhereField } from '../../online/online-fields.tsx'
import { seatsAsked } from '../../online/open-table.ts'
import { whyNotOnline } from '../../online/why-not.ts'
import {
  type Draft,
  freshName,
  keepDraft,
  keptDraft,
  MOST_PLAYERS,
  planOf,
  seated,
  withPlayers,
  withSeat,
} from '../../state/new-game.ts'
import { goTo } from '../../state/route.ts'
import { browserStorage } from '../../state/settings.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { LeHavreDrawing } from '../parts/le-havre-drawing.tsx'
import { Page } from '../parts/page.tsx'
import { Seats } from '../parts/seats.tsx'
import { Segments } from '../parts/segments.tsx'
import { botName, seatName } from '../parts/texts-of-games.ts'
import { Rulings } from './rulings.tsx'

export const NewGame = () => {
  const words = useWords()
  const { begin } = useTable()
  const [draft, change] = useState<Draft>(() => keptDraft(browserStorage))
  const { players, version, start } = draft.options
  const agree = (wish: Partial<Options>): void => change({ ...draft, options: { ...draft.options, ...wish } })
  const [refusal, refuse] = useState<Refusal | null>(null)
  const online = useNewTable(draft, refuse)
  const plan = planOf(draft, (seat) => botName(seat, words))
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
          <h1>
            {words.shell('home.new')} <em>{words.game.names.title}</em>
          </h1>
          <LeHavreDrawing />
        </div>
        <div className="sh-fields">
          <WhereField table={online} />
          <Segments
            label={words.shell('new.players')}
            choices={Array.from({ length: MOST_PLAYERS }, (_, index) => ({
              value: index + 1,
              label: index + 1,
            }))}
            chosen={players}
            choose={(count) => change(withPlayers(draft, count))}
          />
          <Segments
            label={words.shell('new.length')}
            choices={VERSIONS.map((value) => ({
              value,
              label: words.shell('new.version', { version: value, rounds: roundsOf(value, players).length }),
            }))}
            chosen={version}
            choose={(chosen) => agree({ version: chosen })}
          />
          {online.chosen ? (
            <OnlineFields table={online} players={players} />
          ) : (
            <Seats
              label={words.shell('new.seats')}
              seats={seated(draft)}
              change={(seat, plan) => change(withSeat(draft, seat, plan))}
            />
          )}
          {players > 1 && (
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
              chosen={String(start)}
              choose={(chosen) => agree({ start: chosen === 'random' ? 'random' : Number(chosen) })}
            />
          )}
          <Rulings draft={draft} agree={agree} seed={(seed) => change({ ...draft, seed })} />
        </div>
        <div role="status">{refusal && <p className="sh-trouble">{whyNotOnline(refusal, words)}</p>}</div>
        <Footer draft={draft} table={online} />
      </form>
    </Page>
  )
}

const Footer = ({ draft, table }: { readonly draft: Draft; readonly table: NewTable }) => {
  const words = useWords()
  const { players, version } = draft.options
  const people = seated(draft).filter(({ bot }) => bot === null).length
  return (
    <div className="sh-form-foot">
      <p>
        <b>{words.shell('new.summary', { game: words.game.names.title, players, version })}</b>
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
