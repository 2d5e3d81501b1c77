// Written by `npm run tool -- messages` from the JSON files beside it.
export interface PreferencesMessages {
  supply: null
  feeding: null
  interest: null
  repaying: null
  forecast: null
}
