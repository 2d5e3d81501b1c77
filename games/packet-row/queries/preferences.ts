/** What players of this game can switch on and off. */
export const PREFERENCES = {
  /** Makes the last deliveries, the best-paid ones. */
  lastDeliveries: false,
} as const
