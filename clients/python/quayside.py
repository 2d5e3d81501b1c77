"""Plays the games of Quayside from Python, through `quayside engine`.

One file without dependencies, for Python 3.9 or later and Node 24. The engine is a child process that speaks JSON
lines (docs/protocol.md); one engine holds up to a thousand games at once.

    with Engine() as engine:
        env = Environment(engine, "packet-row", {"players": 3})
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination or truncation else random_action(observation))
        print(env.rewards)

`Environment` follows PettingZoo's AEC API: agents act one after the other, an observation has a mask of legal actions,
and rewards come at the end. An action is an index into the list of legal commands.
"""

import json
import os
import random
import shlex
import subprocess


class Refused(Exception):
    """The engine refused a request; nothing has changed."""

    def __init__(self, error):
        super().__init__(error.get("message", error["code"]))
        self.code = error["code"]
        self.params = error.get("params", {})


def default_command():
    """The command in QUAYSIDE_ENGINE if it is set, otherwise the one that npm installs."""
    given = os.environ.get("QUAYSIDE_ENGINE")
    return shlex.split(given) if given else ["npx", "quayside", "engine"]


class Engine:
    """A running engine. Requests are answered in order, so many can be sent before the first reply is read."""

    PROTOCOL = 2

    def __init__(self, command=None, lang="en"):
        self._process = subprocess.Popen(
            command or default_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._sent = 0
        self.about = self.ask("hello", protocol=self.PROTOCOL, lang=lang)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def ask(self, method, **params):
        """One request, one reply."""
        return self.ask_all([(method, params)])[0]

    def ask_all(self, requests):
        """Sends many requests at once, such as one for each of many games; raises the first refusal."""
        lines = []
        for method, params in requests:
            self._sent += 1
            given = {name: value for name, value in params.items() if value is not None}
            lines.append(json.dumps({"id": self._sent, "method": method, "params": given}))
        self._process.stdin.write("\n".join(lines) + "\n")
        self._process.stdin.flush()
        replies = [self._read() for _ in lines]
        for reply in replies:
            if "error" in reply:
                raise Refused(reply["error"])
        return [reply["result"] for reply in replies]

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        return json.loads(line)

    def new(self, game, options=None, seed=None):
        """A new game; the same options and seed give the same deal everywhere."""
        return Game(self, self.ask("new", game=game, options=options or {}, seed=seed))

    def open(self, record):
        """The game of a record, at its last position."""
        return Game(self, self.ask("open", record=record))


class Game:
    """One game of an engine. Seats are counted from 1."""

    def __init__(self, engine, status):
        self.engine = engine
        self.handle = status["handle"]
        self.seats = status["seats"]
        self._take(status)

    def _take(self, status):
        self.move_number = status["at"]
        self.deciders = status["deciders"]
        self.over = status["over"]

    def commands(self, seat=None):
        """The legal commands of a seat, by default of the decider."""
        return self.engine.ask("commands", handle=self.handle, seat=seat)["commands"]

    def apply(self, seat, command):
        """Applies a command and returns the events that the seat may know."""
        status = self.engine.ask("apply", handle=self.handle, seat=seat, command=command, at=self.move_number)
        self._take(status)
        return status["events"]

    def view(self, seat):
        """The position from a seat's view."""
        return self.engine.ask("view", handle=self.handle, seat=seat)["position"]

    def features(self, seat=None, after=False):
        """Sparse features of a seat's view; with `after` also its commands and the features after each of them."""
        return self.engine.ask("features", handle=self.handle, seat=seat, after=after)

    def record(self):
        return self.engine.ask("print", handle=self.handle, **{"as": "record"})["record"]

    def outcome(self):
        """Winners and scores; None while the game is running."""
        return self.engine.ask("outcome", handle=self.handle)["outcome"]

    def close(self):
        self.engine.ask("close", handle=self.handle)


def rewards_of(outcome):
    """Rewards by rank, from 1 for the first to -1 for the last, equal for equal ranks; the total in a solo game."""
    scores = outcome["scores"]
    if len(scores) == 1:
        return {scores[0]["seat"]: float(scores[0]["total"])}
    rewards = {}
    for score in scores:
        better = sum(other["rank"] < score["rank"] for other in scores)
        worse = sum(other["rank"] > score["rank"] for other in scores)
        rewards[score["seat"]] = (worse - better) / (len(scores) - 1)
    return rewards


class Environment:
    """A game with PettingZoo's AEC API. Agents are named `seat_1`, `seat_2`, ...

    `observe(agent)` is a dict: `observation` (the position from the seat's view, or sparse features with
    `features=True`), `action_mask` (1 for every legal action) and `commands` (the commands of the legal actions).
    """

    metadata = {"name": "quayside_v1", "is_parallelizable": False}

    def __init__(self, engine, game, options=None, features=False, max_actions=4096):
        self.engine = engine
        self.game_id = game
        self.options = dict(options or {})
        self.features = features
        self.max_actions = max_actions
        self.game = None
        self.possible_agents = []
        self.agents = []

    def reset(self, seed=None, options=None):
        if self.game is not None:
            self.game.close()
        seed = str(seed) if seed is not None else "%032x" % random.getrandbits(128)
        self.game = self.engine.new(self.game_id, {**self.options, **(options or {})}, seed)
        self.possible_agents = ["seat_%d" % seat for seat in range(1, self.game.seats + 1)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._legal = None
        self._choose_next()

    @staticmethod
    def seat_of(agent):
        return int(agent.rsplit("_", 1)[1])

    def _choose_next(self):
        self._legal = None
        if self.game.deciders:
            self.agent_selection = "seat_%d" % self.game.deciders[0]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def legal_commands(self):
        """The legal commands of the selected agent; an action is an index into this list."""
        if self._legal is None:
            self._legal = [] if self.game.over else self.game.commands(self.seat_of(self.agent_selection))
        return self._legal

    def observe(self, agent):
        seat = self.seat_of(agent)
        is_selected = agent == self.agent_selection and not self.game.over
        commands = self.legal_commands() if is_selected else []
        if len(commands) > self.max_actions:
            raise ValueError("%d commands are legal, more than max_actions" % len(commands))
        mask = [1] * len(commands) + [0] * (self.max_actions - len(commands))
        seen = self.game.features(seat) if self.features else self.game.view(seat)
        return {"observation": seen, "action_mask": mask, "commands": commands}

    def last(self, observe=True):
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("an agent whose game is over can only step with None")
            self.agents.remove(agent)
            self._choose_next()
            return
        commands = self.legal_commands()
        if not 0 <= action < len(commands):
            raise ValueError("%r is no legal action: there are %d" % (action, len(commands)))
        self.game.apply(self.seat_of(agent), commands[action])
        if self.game.over:
            rewards = rewards_of(self.game.outcome())
            for one in self.agents:
                self.rewards[one] = rewards[self.seat_of(one)]
                self._cumulative_rewards[one] += self.rewards[one]
                self.terminations[one] = True
        self._choose_next()

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self):
        if self.game is not None:
            self.game.close()
            self.game = None


def random_action(observation, rng=random):
    """A random legal action."""
    return rng.randrange(len(observation["commands"]))


def play_random_games(engine, game, options, count, seed="random", at_once=16):
    """Plays many random games in one process, several at a time; returns their outcomes."""
    rng = random.Random(seed)
    outcomes, running, begun = [], [], 0
    while len(outcomes) < count:
        while len(running) < at_once and begun < count:
            running.append(engine.new(game, options, "%s-%d" % (seed, begun)))
            begun += 1
        asked = engine.ask_all(("commands", {"handle": one.handle}) for one in running)
        applied = engine.ask_all(
            ("apply", {"handle": one["handle"], "seat": one["seat"], "at": one["at"], "command": rng.choice(one["commands"])})
            for one in asked
        )
        for one, status in zip(running, applied):
            one._take(status)
        for one in [one for one in running if one.over]:
            outcomes.append(one.outcome())
            one.close()
            running.remove(one)
    return outcomes
