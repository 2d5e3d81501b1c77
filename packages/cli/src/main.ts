#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import process from 'node:process'

// Node strips the types of our sources at every start; without a cache that takes longer than most subcommands.
enableCompileCache()
const [{ run }, { exitOnClosedPipe }] = await Promise.all([import('./cli-program.ts'), import('./io.ts')])
exitOnClosedPipe()
process.exitCode = await run(process.argv.slice(2), process)
