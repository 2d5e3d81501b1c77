// What a page needs to run the game: its rules and the kernel, no texts.
export * from '@quayside/kernel'
export * from '@quayside/le-havre'
