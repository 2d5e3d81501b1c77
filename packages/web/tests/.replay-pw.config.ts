import base from './playwright.config.ts'
export default { ...base, testDir: import.meta.dirname, outputDir: '/tmp/replay-work/out', reporter: [['list']], use: { ...base.use, baseURL: 'http://localhost:4309' },
  webServer: { command: 'npx vite preview --outDir /work/main/.cache/replay-dist --port 4309 --strictPort', cwd: import.meta.dirname + '/..', port: 4309, timeout: 60000, reuseExistingServer: false } }
