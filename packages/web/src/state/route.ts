/** Where in the program the page is. */
import { create } from 'zustand'
import { addressOf, type Route, readRoute } from './address.ts'

interface RouteState {
  readonly route: Route
}

export const useRoute = create<RouteState>()(() => ({ route: readRoute(location.hash) }))

export const followAddress = (): void =>
  addEventListener('hashchange', () => useRoute.setState({ route: readRoute(location.hash) }))

export const goTo = (route: Route): void => {
  location.hash = addressOf(route)
}
