"""Trains a tiny policy for a minute against random players, then plays matches against them.

The policy is a linear function of the features after each command; it takes the command with the highest value. The
weights are learnt from the results of its games. No package is needed.

    python3 train_tiny_policy.py --game packet-row --seconds 60
"""

import argparse
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from quayside import Engine, rewards_of  # noqa: E402


class LinearPolicy:
    def __init__(self, rate=0.002):
        # Low, because all decisions of a game share one result: a high rate would learn only the last game by heart.
        self.weights = {}
        self.rate = rate

    def value(self, features):
        weights = self.weights
        return sum(weights.get(place, 0.0) * value for place, value in zip(features["index"], features["value"]))

    def choose(self, options, rng, exploration):
        if rng.random() < exploration:
            return rng.randrange(len(options))
        return max(range(len(options)), key=lambda place: self.value(options[place]))

    def learn(self, features, target):
        """A gradient step towards the target, normalised by the length of the features."""
        length = sum(value * value for value in features["value"]) or 1.0
        step = self.rate * (target - self.value(features)) / length
        for place, value in zip(features["index"], features["value"]):
            self.weights[place] = self.weights.get(place, 0.0) + step * value


def play(engine, game, players, seed, policy, seat, rng, exploration):
    """Plays one game: the policy at one seat, random players at the others. Returns the outcome and the features seen."""
    table = engine.new(game, {"players": players}, seed)
    seen = []
    while not table.over:
        decider = table.deciders[0]
        if decider == seat:
            asked = table.features(decider, after=True)
            place = policy.choose(asked["after"], rng, exploration)
            seen.append(asked["after"][place])
            command = asked["commands"][place]
        else:
            command = rng.choice(table.commands(decider))
        table.apply(decider, command)
    outcome = table.outcome()
    table.close()
    return outcome, seen


def lead(outcome, seat):
    """Lead of a seat over the average of the others, a better learning signal than the winner."""
    totals = {score["seat"]: score["total"] for score in outcome["scores"]}
    others = [total for other, total in totals.items() if other != seat]
    return totals[seat] - sum(others) / len(others)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="packet-row")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=None, help="train for this many games instead of a time")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", default="1", help="another one gives other deals and other random players")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    policy = LinearPolicy()
    with Engine() as engine:
        until, trained = time.monotonic() + given.seconds, 0
        while True:
            left = 1 - trained / given.games if given.games is not None else (until - time.monotonic()) / given.seconds
            if left <= 0:
                break
            seat = 1 + trained % given.players
            # Exploration decreases during the training.
            exploration = max(0.05, 2 * left - 1)
            outcome, seen = play(engine, given.game, given.players, "train-%s-%d" % (given.seed, trained), policy, seat, rng, exploration)
            for features in reversed(seen):
                policy.learn(features, lead(outcome, seat))
            trained += 1
        total = 0.0
        for match in range(given.matches):
            seat = 1 + match % given.players
            outcome, _ = play(engine, given.game, given.players, "match-%s-%d" % (given.seed, match), policy, seat, rng, 0.0)
            total += rewards_of(outcome)[seat]
    mean = total / given.matches
    print("%d games trained; mean reward of %d matches against random: %.2f" % (trained, given.matches, mean))
    return 0 if mean > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
