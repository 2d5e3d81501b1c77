/** The sizes that the table is drawn for. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
} as const
