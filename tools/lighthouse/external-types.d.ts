// As much of the package installed here as is used, so that the types hold before it is installed.

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
