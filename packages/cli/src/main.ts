#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import process from 'node:process'

// Node reads our sources as they are, which takes longer than most verbs unless it remembers them.
enableCompileCache()
const [{ run }, { endQuietlyWhenUnread }] = await Promise.all([import('./run.ts'), import('./output.ts')])
endQuietlyWhenUnread()
process.exitCode = await run(process.argv.slice(2), process)
