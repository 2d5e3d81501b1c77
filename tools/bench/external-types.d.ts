// Types of the packages that are only installed in this folder, limited to the parts in use, so that type
// checking works without them.

declare module 'rolldown' {
  export function build(options: {
    readonly input: string
    readonly platform: 'browser'
    readonly write: false
    readonly output: { readonly format: 'esm'; readonly minify: true; readonly comments: false }
  }): Promise<{ readonly output: readonly { readonly code?: string }[] }>
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Game<G> {
    readonly setup: () => G
    readonly turn: { readonly minMoves: number; readonly maxMoves: number }
    readonly moves: Readonly<
      Record<string, (about: { readonly G: G; readonly playerID: string }, cell: number) => unknown>
    >
    readonly endIf: (about: { readonly G: G; readonly ctx: { readonly currentPlayer: string } }) => unknown
  }

  export interface State<G> {
    readonly G: G
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  }

  interface Action {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string }
  }

  const internal: {
    readonly CreateGameReducer: <G>(options: {
      readonly game: Game<G>
    }) => (state: State<G>, action: Action) => State<G>
    readonly InitializeGame: <G>(options: { readonly game: Game<G> }) => State<G>
  }
  export default internal
}
