/** The player's friends, polled while they are shown; the poll also marks the player as online. */
import type { Result } from '@quayside/kernel'
import type { Friends } from '@quayside/protocol'
import { useEffect, useState } from 'react'
import { getFriends } from './community-api.ts'
import { useServerAction } from './server-hooks.ts'

const REFRESH_MS = 30_000

interface FriendsState {
  /** Null until the server has answered. */
  readonly friends: Friends | null
  readonly status: string
  /** Shows the friends after a change, or the refusal. */
  readonly change: (request: Promise<Result<Friends>>, done: string) => Promise<boolean>
}

export const useFriends = (): FriendsState => {
  const [friends, setFriends] = useState<Friends | null>(null)
  const { status, run } = useServerAction()
  useEffect(() => {
    const poll = async (): Promise<void> => {
      const found = await getFriends()
      if (found.ok) setFriends(found.value)
    }
    void poll()
    const timer = setInterval(() => void poll(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    friends,
    status,
    change: async (request, done) => {
      const changed = await run(request, done)
      if (changed.ok) setFriends(changed.value)
      return changed.ok
    },
  }
}
