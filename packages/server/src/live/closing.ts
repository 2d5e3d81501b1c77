/** Why a socket is closed, in the numbers of RFC 6455. */
export const NOT_A_TEXT = 1003
export const AGAINST_THE_RULES = 1008
export const OUT_OF_ORDER = 1011
/** The server is about to end: whoever comes back finds another one, or the next. */
export const MOVING = 1012
export const TOO_BUSY = 1013
