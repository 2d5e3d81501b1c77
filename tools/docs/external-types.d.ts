/** What we use of packages that only the install of this folder brings. */
declare module 'vitepress' {
  export const build: (root: string, options: { readonly outDir: string }) => Promise<void>
}

declare module 'typedoc' {
  export class Application {
    static bootstrapWithPlugins(options: Readonly<Record<string, unknown>>): Promise<Application>
    convert(): Promise<object | undefined>
    generateOutputs(project: object): Promise<void>
  }
}
