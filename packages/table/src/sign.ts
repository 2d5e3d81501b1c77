/** Before an amount or a card that came or went. */
export const sign = (change: number): string => (change < 0 ? '−' : '+')
