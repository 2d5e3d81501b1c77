/** The friends of the player, asked for again while they are on the page: that also tells friends who is online. */
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
  /** Shows the friends after a change, or why it was refused. */
  readonly change: (request: Promise<Result<Friends>>, done: string) => Promise<boolean>
}

export const useFriends = (): FriendsState => {
  const [friends, keep] = useState<Friends | null>(null)
  const { status, run } = useServerAction()
  useEffect(() => {
    const poll = async (): Promise<void> => {
      const found = await getFriends()
      if (found.ok) keep(found.value)
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
      if (changed.ok) keep(changed.value)
      return changed.ok
    },
  }
}
