/** Loads a new version of the page when the server speaks a newer protocol. */

const HOUR_MS = 60 * 60 * 1000

/** A reload that brought the same version again must not be followed by another one. */
const RELOADED_AT = 'quayside.reloadedAt'

const reloadOnce = (): void => {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  if (Date.now() - before < HOUR_MS) return
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  location.reload()
}

/** Fetches the new version and loads it, at most once an hour. */
export const loadNewVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  const worker = registration?.installing ?? registration?.waiting
  if (worker === undefined || worker === null) {
    reloadOnce()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce, { once: true })
  const takeOver = (): void => {
    if (worker.state === 'installed') worker.postMessage('take-over')
  }
  worker.addEventListener('statechange', takeOver)
  takeOver()
}
