/**
 * Registers the service worker for offline use and detects new versions. An update waits until the player accepts it,
 * so it never interrupts a game.
 */
import { create } from 'zustand'

interface UpdateState {
  /** Whether a new version is installed and waiting. */
  readonly ready: boolean
  readonly load: () => void
  readonly putOff: () => void
}

let waiting: ServiceWorker | null = null

export const useUpdate = create<UpdateState>()((set) => ({
  ready: false,
  load: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage('take-over')
  },
  putOff: () => set({ ready: false }),
}))

const offer = (worker: ServiceWorker): void => {
  waiting = worker
  useUpdate.setState({ ready: true })
}

/** A worker that gets installed while another controls the page is a new version. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const { installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing)
  })
}

/** Interval of update checks, for tabs that stay open for days. */
const HOUR = 60 * 60 * 1000

export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
    registration.addEventListener('updatefound', () => watch(registration))
    setInterval(() => void registration.update().catch(() => undefined), HOUR)
  } catch {
    // Blocked or offline: the page works without it.
  }
}
