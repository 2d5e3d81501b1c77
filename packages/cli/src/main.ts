#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import process from 'node:process'

// Node reads our sources as they are, which takes longer than most subcommands unless it remembers them.
enableCompileCache()
const [{ run }, { exitOnClosedPipe }] = await Promise.all([import('./cli-program.ts'), import('./io.ts')])
exitOnClosedPipe()
process.exitCode = await run(process.argv.slice(2), process)
