/** Expected deals of ten dates: a change would change the deal for all who have already played it. */
export const TEN_DATES = [
  { date: '2026-01-01', kind: 'solo', deal: 'f1c16b98' },
  { date: '2026-02-28', kind: 'bots', deal: 'd79cc523' },
  { date: '2026-06-30', kind: 'packet', deal: '200a56fc' },
  { date: '2026-11-16', kind: 'solo', deal: '3b0e1ada' },
  { date: '2026-11-17', kind: 'bots', deal: 'b5948a69' },
  { date: '2026-12-31', kind: 'packet', deal: 'cd21e85a' },
  { date: '2027-01-01', kind: 'solo', deal: 'cfbb32fe' },
  { date: '2028-02-29', kind: 'bots', deal: 'dfa950e3' },
  { date: '2029-10-28', kind: 'packet', deal: '7b815922' },
  { date: '2031-03-30', kind: 'solo', deal: 'ca557f1a' },
] as const
