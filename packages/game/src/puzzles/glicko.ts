/** Glicko-2 with one game per rating period: a player against a puzzle. */

export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** Rating of a new player. */
export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** The rating of a puzzle before anybody has answered it, as the miner estimated it. */
export const newPuzzle = (rating: number): Rating => ({ rating, deviation: 250, volatility: 0.06 })

/** Below this deviation the rating is shown without a question mark. */
export const SETTLED_DEVIATION = 110

const SCALE = 173.7178
const MIDDLE = 1500
/** The system constant; limits the change of volatility. */
const TAU = 0.5
const CLOSE = 1e-6

/** New volatility by the Illinois algorithm, step 5 of the Glicko-2 paper. */
const nextVolatility = (phi: number, sigma: number, variance: number, delta: number): number => {
  const start = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const sum = phi * phi + variance + e
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU)
  }
  let a = start
  let b = start - TAU
  if (delta * delta > phi * phi + variance) b = Math.log(delta * delta - phi * phi - variance)
  else while (f(b) < 0) b -= TAU
  let [fa, fb] = [f(a), f(b)]
  while (Math.abs(b - a) > CLOSE) {
    const c = a + ((a - b) * fa) / (fb - fa)
    const fc = f(c)
    if (fc * fb <= 0) [a, fa] = [b, fb]
    else fa /= 2
    ;[b, fb] = [c, fc]
  }
  return Math.exp(a / 2)
}

/** The new rating of one side after a score from 0 to 1 against the other. */
export const rated = (own: Rating, opponent: Omit<Rating, 'volatility'>, score: number): Rating => {
  const [mu, phi] = [(own.rating - MIDDLE) / SCALE, own.deviation / SCALE]
  const [other, spread] = [(opponent.rating - MIDDLE) / SCALE, opponent.deviation / SCALE]
  const g = 1 / Math.sqrt(1 + (3 * spread * spread) / (Math.PI * Math.PI))
  const expected = 1 / (1 + Math.exp(-g * (mu - other)))
  const variance = 1 / (g * g * expected * (1 - expected))
  const volatility = nextVolatility(phi, own.volatility, variance, variance * g * (score - expected))
  const before = Math.hypot(phi, volatility)
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance)
  return {
    rating: MIDDLE + SCALE * (mu + after * after * g * (score - expected)),
    deviation: Math.min(NEW_PLAYER.deviation, SCALE * after),
    volatility,
  }
}
