/** What players of this game can switch on and off. */
export const PREFERENCES = {
  /** Moves to the next supply tile by itself. */
  supply: true,
  /** Feeds the workers if that takes no loan. */
  feeding: false,
  /** Pays interest if that takes no loan. */
  interest: false,
  /** Repays loans if enough money is left. */
  repaying: false,
  /** Shows what each offer will contain at the viewer's next turn. */
  forecast: true,
} as const
