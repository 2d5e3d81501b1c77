/** Rules of thumb in numbers, in dollars unless said otherwise. */
interface HeuristicWeights {
  /** What a dollar is worth beyond itself while there is much to buy, and for how many rounds there is. */
  readonly dollar: number
  readonly useful: number
  /** Part of a contract's pay that is left for every card still to be found for it. */
  readonly patience: number
  /** Cards that no contract needs yet. */
  readonly unit: number
  readonly ship: number
  readonly captain: number
  readonly trader: number
  readonly assistant: number
  readonly banker: number
  /** Part of the best card's gain that counts where an area may still be named, for master and others. */
  readonly masterHopes: number
  readonly hopes: number
  /** The same where the seat will be asked for certain. */
  readonly asked: number
}

/** As a player of some experience would put them. */
export const HEURISTIC_WEIGHTS: HeuristicWeights = {
  dollar: 1,
  useful: 3,
  patience: 0.6,
  unit: 1,
  ship: 2,
  captain: 3,
  trader: 2,
  assistant: 3,
  banker: 10,
  masterHopes: 0.6,
  hopes: 0.3,
  asked: 0.5,
}
