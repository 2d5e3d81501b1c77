import { parseRecord, type Viewer } from '@quayside/kernel'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf, roomSource } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { countedTry, practicedDeal } from '@quayside/table/session/counted-try.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { onlyPerson } from '@quayside/table/session/messages.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hasReplay } from '../../games.ts'
import { playAgain } from '../../online/rematch.ts'
import { createId } from '../../state/new-game-draft.ts'
import { goTo } from '../../state/routing.ts'
import { withEvenLevel } from '../../statistics/even-seats.ts'
import { gameText } from '../components/export-game.tsx'

interface ReplayButtonsProps {
  readonly id: string
  readonly className: string | undefined
}

/**
 * The viewer whom the end page calls "You". Where several people share the device, the frame belongs to whoever decided
 * last, so the page names everybody.
 */
export const useAddressedViewer = (): Viewer =>
  useTable(({ server, seats, currentFrame }) =>
    server === null && onlyPerson(seats) === null ? 'spectator' : (currentFrame?.viewer ?? 'spectator'),
  )

/** False for a game without a replay part. */
export const useCanReplay = (): boolean => useTable(({ game }) => hasReplay(game))

/** Where the open game is found again; null for a game without a replay part. */
const useSource = (id: string): string | null => {
  const isOnline = useTable(({ server }) => server !== null)
  return useCanReplay() ? (isOnline ? roomSource(id) : id) : null
}

/** Opens the replay of a finished game with a bot's review. */
export const ReviewButton = ({ id, className }: ReplayButtonsProps) => {
  const { replay } = useTexts()
  const source = useSource(id)
  return source === null ? null : (
    <button
      type="button"
      className={className}
      onClick={() => goTo({ page: 'replay', source, position: null, review: true })}
    >
      <Icon name="u-chart" />
      {replay('review')}
    </button>
  )
}

export const ReplayButtons = ({ id, className }: ReplayButtonsProps) => {
  const { replay } = useTexts()
  const source = useSource(id)
  return source === null ? null : (
    <>
      <button
        type="button"
        className={className}
        onClick={() => goTo({ page: 'replay', source, position: null, review: false })}
      >
        <Icon name="u-play" />
        {replay('replay')}
      </button>
      <a className={className} href={addressOf({ page: 'analysis', source, position: null })}>
        <Icon name="u-branch" />
        {replay('analyse')}
      </a>
    </>
  )
}

/**
 * Starts a new game with the same set-up; null if there is nothing to repeat, as after a game that began from a
 * position.
 */
export const useRematch = (id: string): (() => void) | null => {
  const { game, seats, begin, server } = useTable()
  const [options, setOptions] = useState<unknown>(null)
  useEffect(() => {
    void gameText(id).then((text) => {
      const record = parseRecord(text ?? '')
      setOptions(record.ok ? record.value.options : null)
    })
  }, [id])
  if (server !== null) return server.address.seat === null ? null : () => void playAgain(id, server.rematch)
  if (options === null || game === null) return null
  const again = async (): Promise<void> => {
    const next = createId()
    begin(next, { game, options, seed: createId(), seats: await withEvenLevel(game, seats) })
    goTo({ page: 'table', id: next })
  }
  return () => void again()
}

const TryEnd = lazy(async () => ({ default: (await import('../../daily/try-at-table.tsx')).TryEnd }))

const DealProof = lazy(async () => ({ default: (await import('../../online/deal-proof.tsx')).DealProof }))

const AddPlayers = lazy(async () => ({ default: (await import('../../online/room-friends.tsx')).AddPlayers }))

const RoomExpiry = lazy(async () => ({ default: (await import('../../online/room-expiry.tsx')).RoomExpiry }))

/** Notes at the end of a daily try, and of a server game: proof of the deal and the expiry of the room. */
export const EndNotes = ({ id }: { readonly id: string }) => {
  const isOnline = useTable(({ server }) => server !== null)
  if (countedTry(id) !== null || practicedDeal(id) !== null)
    return (
      <Suspense>
        <TryEnd id={id} />
      </Suspense>
    )
  if (!isOnline) return null
  return (
    <Suspense>
      <AddPlayers room={id} />
      <DealProof room={id} />
      <RoomExpiry room={id} />
    </Suspense>
  )
}
