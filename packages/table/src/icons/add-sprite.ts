/** Puts drawings on the page, once; inside the page each follows the theme where it is used. */
export const layDrawings = (id: string, drawings: readonly string[]): void => {
  if (document.getElementById(id) !== null) return
  for (const drawing of drawings)
    document.body.prepend(new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement)
}
