/** Types of the packages that are only installed in this folder, limited to the parts in use. */
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
