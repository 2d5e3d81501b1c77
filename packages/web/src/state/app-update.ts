/** Works offline, and learns of new versions. A new one is offered and waits: it never interrupts a decision. */
import { create } from 'zustand'

interface UpdateState {
  /** Whether a new version is here and waits to be loaded. */
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

/** A worker that is installed while another one serves the page is a new version. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const { installing } = registration
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing)
  })
}

/** A tab that stays open for days asks now and then. */
const HOUR = 60 * 60 * 1000

export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
    registration.addEventListener('updatefound', () => watch(registration))
    setInterval(() => void registration.update().catch(() => undefined), HOUR)
  } catch {
    // Not allowed here, or the network is away: the page works on without it.
  }
}
