// Written by `npm run tool -- messages` from the JSON files beside it.
export interface LearnMessages {
  open: null
  analysis: null
  'analysis.hint': null
  editor: null
  'editor.hint': null
  explorer: null
  'explorer.hint': null
  contents: null
  manual: null
  'manual.hint': null
  'puzzles.hint': null
}
