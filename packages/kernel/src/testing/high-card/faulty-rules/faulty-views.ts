/** High Card with faults in its views and outcomes. */
import { refused } from '../../../refusal.ts'
import type { Outcome, Score } from '../../../rules.ts'
import { highCard } from '../rules.ts'
import { HIDDEN, type State } from '../state.ts'
import { type Broken, broken } from './faulty-rules.ts'

const isView = (state: State): boolean => state.deck.includes(HIDDEN)

const knowsHandOf = (state: State, seat: number): boolean => !state.hands[seat]?.includes(HIDDEN)

const brokenViewing = [
  broken('reveal', /^commit/, 'hides nothing and yet reveals', {
    view: (state) => highCard.copy(state),
    viewCommand: (command) => command,
    viewEvent: (event) => event,
    sampleState: (view) => highCard.copy(view),
  }),
  broken('view', /^what . sees of its own view/, 'hides more each time a view is made', {
    view: (state, viewer) => ({
      ...highCard.view(state, viewer),
      deck: state.deck.slice(1).map(() => HIDDEN),
    }),
  }),
  broken('view', /^the view of . differs in what it may do/, 'hides its own hand from a seat', {
    view: (state) => highCard.view(state, 'spectator'),
  }),
  broken('view', /^the view of . differs in who decides/, 'has no deciders on a view', {
    deciders: (state) => (isView(state) ? [] : highCard.deciders(state)),
  }),
  broken('view', /^the view of . differs in why commit/, 'says that a card is in another hand', {
    refuse: (state, seat, command) => {
      const refusal = highCard.refuse(state, seat, command)
      const elsewhere =
        refusal?.code === 'not-in-hand' &&
        command.kind === 'commit' &&
        state.hands.some((hand) => hand.includes(command.card))
      return elsewhere ? refused('in-another-hand').refusal : refusal
    },
  }),
]

const brokenWatching = [
  broken('steps', /^the view of . refuses commit/, 'shows everybody the command of a committed card', {
    viewCommand: (command) => command,
  }),
  broken('steps', /^. hears itself as commit \?/, 'hides from a seat its own command', {
    viewCommand: (command, by) => highCard.viewCommand(command, by, 'spectator'),
  }),
  broken(
    'steps',
    /^the view of . has other events for commit \?/,
    'shows everybody the event of a committed card',
    {
      viewEvent: (event) => event,
    },
  ),
  broken('steps', /^the view of . goes elsewhere after commit \?/, 'keeps a hidden card in the hand', {
    apply: (state, seat, command, log) => {
      highCard.apply(state, seat, command, log)
      if (command.kind === 'commit' && command.card === HIDDEN) state.hands[seat]?.push(HIDDEN)
    },
  }),
  broken('steps', /^borrow on a copy changed the view of/, 'shares the coins between copies of a view', {
    copy: (state) => ({ ...highCard.copy(state), coins: isView(state) ? state.coins : [...state.coins] }),
  }),
]

const brokenHearing = [
  broken('step-secrecy', /is told .*drawn.* and sees nothing of it/, 'shows everybody which card was drawn', {
    viewEvent: (event, viewer) => (event.kind === 'drawn' ? event : highCard.viewEvent(event, viewer)),
  }),
  broken(
    'step-secrecy',
    /^. sees no difference between/,
    'shows everybody a command whose card the next view hides',
    {
      viewCommand: (command) => command,
      refuse: (state, seat, command) => {
        const refusal = highCard.refuse(state, seat, command)
        return refusal?.code === 'not-in-hand' && !knowsHandOf(state, seat) ? null : refusal
      },
      apply: (state, seat, command, log) => {
        const unknown = command.kind === 'commit' && !knowsHandOf(state, seat)
        highCard.apply(state, seat, unknown ? { ...command, card: HIDDEN } : command, log)
      },
    },
  ),
]

export const brokenViews = [...brokenViewing, ...brokenWatching, ...brokenHearing]

const scored = (finding: RegExp, fault: string, change: (outcome: Outcome) => Outcome): Broken =>
  broken('outcome', finding, fault, {
    outcome: (state) => {
      const outcome = highCard.outcome(state)
      return outcome && change(outcome)
    },
  })

const ranked =
  (rank: (score: Score, scores: readonly Score[]) => number) =>
  ({ scores }: Outcome): Outcome => {
    const again = scores.map((score) => ({ ...score, rank: rank(score, scores) }))
    return { scores: again, winners: again.filter((score) => score.rank === 1).map(({ seat }) => seat) }
  }

export const brokenOutcomes = [
  broken('outcome', /^nobody decides and there is no result/, 'has no result', { outcome: () => null }),
  broken('outcome', /^a result while somebody decides/, 'has a result before the end', {
    outcome: (state) => highCard.outcome({ ...state, hands: [], committed: [], payer: null }),
  }),
  scored(/^the parts of seat/, 'forgets a part of the score', ({ scores, winners }) => ({
    scores: scores.map((score) => ({ ...score, parts: { ...score.parts, points: 0 } })),
    winners,
  })),
  scored(/^scores of seats 1,2/, 'leaves a seat out', ({ scores, winners }) => ({
    scores: scores.slice(1),
    winners,
  })),
  scored(/^winners 0,1,2/, 'names everybody a winner', (outcome) => ({
    ...outcome,
    winners: [0, 1, 2],
  })),
  scored(
    /^seat 0 is ahead of seat/,
    'ranks seats by their number',
    ranked(({ seat }) => seat + 1),
  ),
  scored(
    /^seat/,
    'leaves a rank empty',
    ranked(({ rank }) => rank * 2 - 1),
  ),
]
