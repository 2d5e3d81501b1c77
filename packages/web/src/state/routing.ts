/** The current route as a hook, and navigation. */

import { addressOf, type Route, readRoute } from '@quayside/table/page/routing.ts'
import { create } from 'zustand'
import { games } from '../games.ts'

export const readHash = (): Route => readRoute(location.hash, (id) => games.has(id))

interface RouteState {
  readonly route: Route
}

export const useRoute = create<RouteState>()(() => ({ route: readHash() }))

export const followAddress = (): void =>
  addEventListener('hashchange', () => useRoute.setState({ route: readHash() }))

export const goTo = (route: Route): void => {
  location.hash = addressOf(route)
}
