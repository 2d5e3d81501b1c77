// The tools for this game alone: `npm run tool -- le-havre:solo`.

/** @type {Readonly<Record<string, import('../../../tools/list.mjs').Tool>>} */
export const TOOLS = {
  golden: { about: 'writes the golden games for a new version of the rules', run: 'golden.ts' },
  perft: { about: 'counts command sequences anew', run: 'perft.ts' },
  regret: { about: 'how much the few answers that bots think about cost them', run: 'regret.ts' },
  solo: { about: 'how far a bot stays behind the best known games for one', run: 'solo.ts' },
}
