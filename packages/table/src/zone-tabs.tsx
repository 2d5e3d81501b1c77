/** Tabs for the zones, which lie side by side on a phone; the active tab follows the scroll position. */

import { useEffect, useRef, useState } from 'react'
import frameStyles from './frame.module.css'
import { Icon } from './icons/icon.tsx'
import { useTexts } from './page/texts.ts'
import { isZoomed } from './page/use-is-zoomed.ts'

interface ZoneTab {
  /** The zone's element has the id `zone-` plus this. */
  readonly zone: string
  /** Shown while the zone is in sight. */
  readonly icon?: string
  readonly label: string
}

const elementOf = (zone: string): HTMLElement | null => document.getElementById(`zone-${zone}`)

/** The zone with the largest visible part. */
const useZoneInSight = (zones: readonly string[]): string | undefined => {
  const [inSight, setInSight] = useState(zones[0])
  const names = zones.join(' ')
  useEffect(() => {
    // A zone that stays in sight while another leaves is not reported again, so all are remembered.
    const ratios = new Map<string, number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          ratios.set(target.id.replace(/^zone-/, ''), intersectionRatio)
        const most = Math.max(...ratios.values())
        if (most > 0) setInSight([...ratios.keys()].find((zone) => ratios.get(zone) === most))
      },
      { threshold: [0, 0.6] },
    )
    for (const name of names.split(' ')) {
      const element = elementOf(name)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [names])
  return inSight
}

interface ZoneTabsProps {
  readonly tabs: readonly ZoneTab[]
  /** Scrolls to this zone whenever it changes; null for none. */
  readonly follow?: string | null
}

/** Scrolls to a zone in the side-by-side layout. */
export const showZone = (zone: string): void =>
  elementOf(zone)?.scrollIntoView({ inline: 'start', block: 'nearest' })

export const ZoneTabs = ({ tabs, follow = null }: ZoneTabsProps) => {
  const { board } = useTexts()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // When zoomed in, that would scroll the page away from the decision.
    if (follow !== null && nav.current?.checkVisibility() && !isZoomed()) showZone(follow)
  }, [follow])
  const inSight = useZoneInSight(tabs.map(({ zone }) => zone))
  return (
    <nav ref={nav} className={frameStyles.tabs} aria-label={board('zones')}>
      {tabs.map(({ zone, icon, label }) => (
        <button
          key={zone}
          type="button"
          aria-current={zone === inSight ? 'true' : undefined}
          onClick={() => showZone(zone)}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </nav>
  )
}
