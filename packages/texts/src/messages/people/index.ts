import { lazyMessages } from '../../load.ts'
import type { Translate } from '../../translator.ts'
import type { PeopleMessages } from './types.ts'

export type SayPeople = Translate<PeopleMessages>

export const loadPeople = lazyMessages<PeopleMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
