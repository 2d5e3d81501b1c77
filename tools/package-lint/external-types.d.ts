/** What we use of packages that only the install of this folder brings. */
declare module '@arethetypeswrong/core' {
  interface Checked {
    readonly problems?: readonly {
      readonly kind: string
      readonly entrypoint?: string
      readonly resolutionKind?: string
    }[]
  }
  export const createPackageFromTarballData: (tarball: Uint8Array) => object
  export const checkPackage: (given: object) => Promise<Checked>
}

declare module 'publint' {
  export interface Message {
    readonly code: string
  }
  interface Options {
    readonly pkgDir: string
    readonly pack: false
    readonly level: 'warning'
  }
  export const publint: (options: Options) => Promise<{ readonly messages: readonly Message[] }>
}

declare module 'publint/utils' {
  export const formatMessage: (message: object, manifest: object) => string | undefined
}
