/** Where the answers to puzzles are stored; the home page only asks whether there are any. */
export const PROGRESS_KEY = 'quayside.puzzles'
