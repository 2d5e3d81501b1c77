/** Long enough for whoever waits to hear of the failure: asking at once would go round in circles without a connection. */
const ASKED_AGAIN_MS = 1000

/** Fetches something once for each key; what could not be fetched is asked for again a little later. */
export const fetchingOnce = (): (<Fetched>(
  key: string,
  load: () => Promise<Fetched>,
) => Promise<Fetched>) => {
  const asked = new Map<string, Promise<unknown>>()
  return <Fetched>(key: string, load: () => Promise<Fetched>): Promise<Fetched> => {
    const known = asked.get(key) as Promise<Fetched> | undefined
    if (known !== undefined) return known
    const fetched = load()
    asked.set(key, fetched)
    fetched.catch(() => setTimeout(() => asked.delete(key), ASKED_AGAIN_MS))
    return fetched
  }
}
