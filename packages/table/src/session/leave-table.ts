/** Lets pages leave the table without importing its code: if no table was ever opened, there is nothing to leave. */
let leave = (): void => undefined

export const setLeaveHandler = (act: () => void): void => {
  leave = act
}

export const leaveTable = (): void => leave()
