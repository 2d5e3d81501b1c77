import type { SeatResult } from '@quayside/protocol'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'

interface ResultLineProps {
  /** By seat. */
  readonly names: readonly string[]
  /** By seat; null for a person. */
  readonly bots: readonly (string | null)[]
  readonly results: readonly SeatResult[]
}

/** The players, sorted by result; with points where the game was finished. */
export const ResultLine = ({ names, bots, results }: ResultLineProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const nameOf = (seat: number): string =>
    (bots[seat] ?? null) === null ? (names[seat] ?? '') : botName(seat, texts)
  const players =
    results.length === 0
      ? names.map((_, seat) => nameOf(seat))
      : results.map(({ seat, rank, points }) =>
          people('history.result', { rank, player: nameOf(seat), points }),
        )
  return (
    <small>
      {results.length === 0
        ? `${texts.common.list(players, 'and')} · ${people('history.ended')}`
        : players.join(' · ')}
    </small>
  )
}
