// Types of the package that is only installed in this folder, limited to the parts in use, so that type
// checking works without it.

declare module 'rolldown' {
  export interface Plugin {
    readonly name: string
    readonly resolveId?: (name: string) => string | null
    readonly transform?: (code: string, id: string) => string | null
    readonly load?: (id: string) => string | null
  }

  export function build(options: {
    readonly input: string
    readonly platform: 'node'
    readonly external: (name: string) => boolean
    readonly plugins: readonly Plugin[]
    readonly treeshake: false
    readonly write: false
    readonly output: { readonly format: 'cjs'; readonly codeSplitting: false }
  }): Promise<{ readonly output: readonly { readonly code?: string }[] }>
}
