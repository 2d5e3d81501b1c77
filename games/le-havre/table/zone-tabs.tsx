import * as table from '@quayside/table/zone-tabs.tsx'
import { useGameTexts } from './state/words.ts'

const ZONES = [
  ['offers', 't-quay'],
  ['harbour', 't-town'],
  ['proposals', 't-proposal'],
  ['ships', 's-wooden'],
  ['rounds', 't-hourglass'],
] as const

export const ZoneTabs = () => {
  const { board } = useGameTexts()
  return <table.ZoneTabs tabs={ZONES.map(([zone, icon]) => ({ zone, icon, label: board(`zone.${zone}`) }))} />
}
