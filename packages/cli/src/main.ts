#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import process from 'node:process'

// Node strips the types of our sources at every start, which takes longer than most subcommands without a cache.
enableCompileCache()
const [{ run }, { exitOnClosedPipe }] = await Promise.all([import('./cli-program.ts'), import('./io.ts')])
exitOnClosedPipe()
process.exitCode = await run(process.argv.slice(2), process)
