const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Whether every word that is sought is somewhere in the name, whatever its accents and capitals. */
export const matches = (name: string, sought: string): boolean =>
  bare(sought)
    .split(/\s+/)
    .every((word) => bare(name).includes(word))
