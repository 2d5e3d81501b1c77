#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import process from 'node:process'

// Node reads our sources as they are, which takes longer than most verbs unless it remembers them.
enableCompileCache()
const [{ run }, { exitOnClosedPipe }] = await Promise.all([import('./run.ts'), import('./output.ts')])
exitOnClosedPipe()
process.exitCode = await run(process.argv.slice(2), process)
