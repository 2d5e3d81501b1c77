/** Leaves the table from pages that know nothing of tables: while none was ever opened, there is nothing to leave. */
let leave = (): void => undefined

export const setLeaveHandler = (act: () => void): void => {
  leave = act
}

export const leaveTable = (): void => leave()
