import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { missingPython, playRandomGames, python } from './python-client.ts'

const missing = missingPython()

describe('the Python client', () => {
  it('plays several games of each kind in one process', ({ skip }) => {
    if (missing !== null) return skip(missing)
    expect(playRandomGames(games.ids, 3)).toBe(games.ids.map((id) => `${id} 3\n`).join(''))
  })

  it('provides an environment of agents that act in turn, with a mask and final rewards', ({ skip }) => {
    if (missing !== null) return skip(missing)
    expect(JSON.parse(python('-c', ENVIRONMENT, ...games.ids))).toEqual(
      games.ids.map((game) => ({
        game,
        agents: ['seat_1', 'seat_2'],
        masked: true,
        refused: ['ValueError', expect.stringMatching(/^not-(?:your-turn|the-master)$/) as string],
        sum: 0,
        left: [],
        same: true,
      })),
    )
  })
})

const ENVIRONMENT = `
import json, sys, random
from quayside import Engine, Environment, Refused, random_action
results = []
with Engine() as engine:
    for game in sys.argv[1:]:
        env = Environment(engine, game, {"players": 2}, max_actions=2000)
        env.reset(seed=3)
        agents, first, refused = list(env.agents), env.observe(env.agent_selection), []
        try:
            env.step(len(first["commands"]))
        except ValueError:
            refused.append("ValueError")
        try:
            other = 2 if env.seat_of(env.agent_selection) == 1 else 1
            env.game.apply(other, first["commands"][0])
        except Refused as problem:
            refused.append(problem.code)
        masked = len(first["action_mask"]) == 2000 and sum(first["action_mask"]) == len(first["commands"])
        rng = random.Random(1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination and len(env.agents) == 2:
                again = engine.open(env.game.record())
                same = again.outcome() == env.game.outcome()
            env.step(None if termination else random_action(observation, rng))
        results.append({"game": game, "agents": agents, "masked": masked, "refused": refused,
                     "sum": sum(env.rewards.values()), "left": env.agents, "same": same})
print(json.dumps(results))
`
