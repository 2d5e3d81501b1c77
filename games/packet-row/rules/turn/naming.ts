import type { Seat } from '@quayside/kernel'
import { AREAS, type Area } from '../catalogue/card.ts'
import type { Command } from '../commands.ts'
import { because, type PacketRowRefusal } from '../refusals.ts'
import { AREA, ASKED, areaAt, at, isNamed, LAST_CHOICE, MASTER, NAMING, PHASE, type State } from '../state.ts'

const NAME: readonly Command[] = AREAS.map((area) => ({ verb: 'name', area }))

export const listNames = ({ cells }: State, list: Command[]): void => {
  for (let area = 0; area < AREAS.length; area++) if (!isNamed(cells, area)) list.push(NAME[area] as Command)
}

export const refuseToName = ({ cells }: State, seat: Seat, area: Area): PacketRowRefusal | null => {
  const [phase, master] = [at(cells, PHASE), at(cells, MASTER)]
  if (seat !== master) return because('not-the-master', { master: master + 1 })
  if (phase === LAST_CHOICE) return because('last-choice', { area: areaAt(at(cells, AREA)) })
  if (phase !== NAMING)
    return because('asking-under-way', { area: areaAt(at(cells, AREA)), asked: at(cells, ASKED) + 1 })
  return isNamed(cells, AREAS.indexOf(area)) ? because('area-named-before', { area }) : null
}
