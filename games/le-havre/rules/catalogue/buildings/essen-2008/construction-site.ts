import { building } from '../../building.ts'

export const constructionSite = building({
  no: '037',
  name: 'construction-site',
  category: 'N',
  value: 0,
  price: null,
  fee: { food: 2 },
  effect: { op: 'replace', cards: 3 },
})
