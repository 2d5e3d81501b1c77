// Types of the package that is only installed in this folder, limited to the parts in use, so that type
// checking works without it.

declare module 'lighthouse' {
  interface Audit {
    readonly id: string
    readonly title: string
    readonly score: number | null
    readonly displayValue?: string
  }

  interface Report {
    readonly categories: Readonly<
      Record<
        string,
        { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
      >
    >
    readonly audits: Readonly<Record<string, Audit>>
  }

  export const desktopConfig: object

  export default function lighthouse(
    address: string,
    flags: {
      readonly port: number
      readonly onlyCategories: readonly string[]
      readonly disableStorageReset: boolean
      readonly logLevel: 'error'
    },
    config?: object,
  ): Promise<{ readonly lhr: Report } | undefined>
}
