#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Node reads our sources as they are, which takes longer than most verbs unless it remembers them.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
