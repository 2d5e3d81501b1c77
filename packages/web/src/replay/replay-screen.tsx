import { useEffect } from 'react'
import '../styles/replay.css'
import { Table } from '../le-havre/table/table.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { addressOf } from '../state/address.ts'
import { useWords } from '../state/words.ts'
import { isDealt } from './again.ts'
import { useAutoplay } from './autoplay.ts'
import { Head } from './head.tsx'
import { useReplayKeys } from './keys.ts'
import { isLinked } from './link.ts'
import { Refused } from './refused.tsx'
import { useReplay } from './replay-state.ts'
import { ReplayTray } from './replay-tray.tsx'
import { Side } from './side.tsx'
import { useAddressOfPosition } from './use-address.ts'

interface ReplayScreenProps {
  readonly source: string
  readonly position: number | null
  /** Whether a bot is to look at it at once. */
  readonly review: boolean
}

/** The table itself, at any position of a game. */
export const ReplayScreen = ({ source, position, review }: ReplayScreenProps) => {
  const words = useWords()
  const past = useReplay(({ past }) => past)
  const refusal = useReplay(({ refusal }) => refusal)
  useEffect(() => {
    const { open, close, source: before, go } = useReplay.getState()
    if (before === source) {
      if (position !== null) go(position)
      return
    }
    close()
    open(source, position)
  }, [source, position])
  useEffect(() => () => useReplay.getState().close(), [])
  useEffect(() => {
    const { review: found, reviewing, startReview } = useReplay.getState()
    const isPossible = past !== null && past.text !== null && isDealt(past.text)
    if (review && isPossible && found === null && reviewing === null) startReview('captain')
  }, [review, past])
  useEffect(() => {
    document.title = `${words.replay('replay')} · ${words.game.names.title} · ${words.shell('app')}`
  }, [words])
  if (refusal !== null) return <Refused refusal={refusal} />
  return past === null ? <Opening /> : <LookingBack source={source} />
}

const LookingBack = ({ source }: { readonly source: string }) => {
  useReplayKeys()
  useAutoplay()
  useAddressOfPosition()
  const kept = isLinked(source) ? null : source
  return (
    <Table
      actions={<TableMenu id={kept} />}
      instead={{ ribbon: <Head kept={kept} />, tray: <ReplayTray />, log: <Side /> }}
    />
  )
}

const Opening = () => {
  const words = useWords()
  return (
    <main className="sh-still" aria-busy="true">
      <p role="status">{words.replay('opening')}</p>
      <a className="sh-button sh-ghost" href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
    </main>
  )
}
