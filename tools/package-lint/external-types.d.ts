/** Types of the packages that are only installed in this folder, limited to the parts in use. */
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
