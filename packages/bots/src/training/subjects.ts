/** The games that can be trained. */
import { subject as leHavre } from '../le-havre/subject.ts'
import { subject as packetRow } from '../packet-row/subject.ts'
import type { AnySubject } from './subject.ts'

const SUBJECTS: ReadonlyMap<string, AnySubject> = new Map(
  [leHavre, packetRow].map((subject: AnySubject) => [subject.rules.game, subject]),
)

export const subjectOf = (game: string): AnySubject | null => SUBJECTS.get(game) ?? null

export const subjectNames = (): readonly string[] => [...SUBJECTS.keys()]
