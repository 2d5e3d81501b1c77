/**
 * One game on the page. Frames that others brought about are shown one after the other, so that a person sees what
 * happened; `shown` is the one on the screen.
 */

import type { AnyRules, Result } from '@quayside/kernel'
import { createStore, type StoreApi } from 'zustand'
import { useLessonLock } from '../page/lesson-lock.ts'
import { type Frame, isByOthers, mergeSteps, readStep } from './frame.ts'
import { currentHost, type GameBackend } from './game-backend.ts'
import { EMPTY_GAME, type GameStoreState } from './game-store-state.ts'
import type { BackendMessage, ViewFrame } from './messages.ts'
import { reduceServerState, type ServerState, USUAL_LINE } from './server-state.ts'

/** A host that has crashed never answers. */
const EXPORT_PATIENCE = 1000

export const createGameStore = (): StoreApi<GameStoreState> =>
  createStore<GameStoreState>()((set, get) => {
    let link: GameBackend | null = null
    let exportsWait: ((text: string) => void)[] = []
    let loading: Promise<Result<AnyRules>> | null = null

    const show = (frame: Frame): void =>
      set(({ history }) => ({ shown: frame, history: mergeSteps(history, frame), advice: null }))

    const arrive = (frame: Frame): void => {
      const { coming } = get()
      if (coming.length === 0 && !isByOthers(frame)) show(frame)
      else set({ coming: [...coming, frame] })
    }

    /** Frames that come before the rules wait for them, and so keep their order. */
    const read = async (told: ViewFrame): Promise<void> => {
      const [from, rules] = [link, await loading]
      if (rules === null || link !== from) return
      const view = rules.ok ? rules.value.position.read(told.view) : rules
      if (!rules.ok || !view.ok) {
        if (!view.ok) set({ closed: view.refusal })
        return
      }
      set({ rules: rules.value })
      const steps = told.steps.flatMap((step) => readStep(rules.value, step))
      arrive({ ...told, view: view.value, steps })
    }

    const inform = (news: Partial<ServerState>): void =>
      set(({ line }) => ({ line: line === null ? null : { ...line, ...news } }))

    const hear = (message: BackendMessage): void => {
      switch (message.kind) {
        case 'opened':
          set({ id: message.id, game: message.game, seats: message.seats })
          loading ??= currentHost().rules(message.game)
          break
        case 'frame':
          void read(message.frame)
          break
        case 'thinking':
          set({ thinking: message.thinking, botFailed: null })
          break
        case 'refused':
          set({ refusal: message.refusal })
          break
        case 'closed':
          set({ closed: message.refusal })
          break
        case 'exported':
          for (const give of exportsWait) give(message.text)
          exportsWait = []
          break
        case 'advice':
          set({ advice: { at: message.at, suggestions: message.suggestions } })
          break
        case 'bot-failed':
          set({ botFailed: { seat: message.seat, refusal: message.refusal } })
          break
        case 'unsaved':
          set({ unsaved: message.refusal })
          break
        case 'past':
        case 'reviewing':
        case 'review':
        case 'review-failed':
          // Said to whoever looks back at a game.
          break
        case 'room':
        case 'clocks':
        case 'affairs':
        case 'policies':
        case 'chat':
        case 'talk-refused':
        case 'line':
          set(({ line }) => ({ line: line === null ? null : reduceServerState(line, message) }))
          break
        case 'estimate':
          set(({ estimates }) => ({
            estimates: [...estimates.filter(({ at }) => at !== message.estimate.at), message.estimate],
          }))
          break
      }
    }

    const connect = (id: string, line: ServerState | null, open: () => GameBackend): GameBackend => {
      link?.close()
      loading = null
      set({ ...EMPTY_GAME, id, line })
      link = open()
      return link
    }

    const beside = (id: string): GameBackend => connect(id, null, () => currentHost().open(hear))

    return {
      ...EMPTY_GAME,
      sit: (place, open) => {
        connect(place.room, { ...USUAL_LINE, place }, () => open(hear))
      },
      begin: (id, plan) => beside(id).send({ kind: 'begin', id, plan }),
      resume: (id, takeOver = false) => beside(id).send({ kind: 'continue', id, takeOver }),
      importText: (id, text, seats) => beside(id).send({ kind: 'import', id, text, seats }),
      rehearse: (id, branch) => {
        beside(id).send({ kind: 'rehearse', id, branch })
        set({ rehearsed: branch.viewer })
      },
      recast: (seats) => {
        set({ seats })
        link?.send({ kind: 'recast', seats })
      },
      exportText: () =>
        new Promise((resolve) => {
          if (link === null) return resolve(null)
          exportsWait.push(resolve)
          setTimeout(() => resolve(null), EXPORT_PATIENCE)
          return link.send({ kind: 'export' })
        }),
      submit: (seat, command) => {
        const { shown, rules } = get()
        if (shown === null || rules === null) return
        const words = rules.notation.print(command)
        // Whoever rehearses may try everything.
        const refusal = get().rehearsed === null ? useLessonLock.getState().refuse?.(words) : null
        set({ refusal: refusal ?? null })
        if (refusal) return
        link?.send({ kind: 'submit', seat, command: words, at: shown.moveNumber })
      },
      takeBack: (to) => {
        const { shown } = get()
        set(({ estimates }) => ({ estimates: estimates.filter(({ at }) => at <= to) }))
        if (shown && shown.viewer !== 'spectator') link?.send({ kind: 'take-back', seat: shown.viewer, to })
      },
      talk: (talk) => {
        inform({ lastRefusal: null })
        link?.send({ kind: 'talk', talk })
      },
      dismissTrouble: () => inform({ lastRefusal: null }),
      hush: ({ seat, name }) =>
        inform({
          chat: (get().line?.chat ?? []).filter((line) => line.seat !== seat || line.name !== name),
        }),
      look: (seat) => link?.send({ kind: 'look', seat }),
      retry: () => link?.send({ kind: 'retry' }),
      askAdvice: () => {
        const { shown } = get()
        if (shown === null || shown.viewer === 'spectator') return
        set({ advice: 'waiting' })
        link?.send({ kind: 'advise', seat: shown.viewer })
      },
      showNext: () => {
        const [next, ...coming] = get().coming
        if (!next) return
        set({ coming })
        show(next)
      },
      showAll: () => {
        for (const frame of get().coming) show(frame)
        set({ coming: [] })
      },
      dismissRefusal: () => set({ refusal: null }),
      leave: () => {
        link?.close()
        link = null
        set(EMPTY_GAME)
      },
    }
  })
