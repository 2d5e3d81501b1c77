/** Weights of the heuristic, in dollars unless stated otherwise. */
interface HeuristicWeights {
  /**
   * Additional worth of a dollar while there is much to buy, and for how many remaining rounds that holds.
   */
  readonly dollar: number
  readonly useful: number
  /** Factor on a contract's reward for every card still missing. */
  readonly patience: number
  /** Worth of cards that no contract needs yet. */
  readonly unit: number
  readonly ship: number
  readonly captain: number
  readonly trader: number
  readonly assistant: number
  readonly banker: number
  /**
   * Share of the best card's gain that counts if the area may still be named: for the harbour master, and for
   * others.
   */
  readonly masterHopes: number
  readonly hopes: number
  /** The same if the seat will certainly be asked. */
  readonly asked: number
}

/** Set by an experienced player. */
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
