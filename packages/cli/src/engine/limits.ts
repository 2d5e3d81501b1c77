export const PROTOCOL = 1

/** Bytes of one request. */
export const LINE_LIMIT = 1024 * 1024

/** Deeper than any position. Whoever walks through a value may recurse, and must not be led further. */
export const DEPTH_LIMIT = 32

/** More games at once than one client needs. */
export const TABLE_LIMIT = 1000
