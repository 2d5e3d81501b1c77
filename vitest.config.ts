import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'tests/**/*.test.ts',
      'bench/*.test.ts',
      'scripts/*.test.ts',
    ],
  },
})
