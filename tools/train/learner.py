"""Trains networks on self-play: reads chunks of positions, runs gradient descent on the GPU, publishes weights.

The working folder has one folder per network: weights.json, and chunks/ into which self-play threads move files of
positions (see sample-chunk.ts). Started by leg.ts; needs PyTorch and NumPy, and also works without a GPU.
"""

import argparse
import json
import os
import time

import numpy as np
import torch
from torch.nn.functional import smooth_l1_loss

MAGIC = 0x31535351
FORMAT = "quayside network 2"
STEP = 1 / 512
ALPHABET = np.frombuffer(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", dtype=np.uint8)
BASE = len(ALPHABET)
ZERO = BASE // 2
VALUES = np.zeros(256, dtype=np.int64)
VALUES[ALPHABET] = np.arange(BASE) - ZERO
# Positions needed before the first step, and steps per network before it is the next one's turn.
FIRST = 4096
TURN = 256
WARM_UP = 300


def read_weights(path):
    with open(path, encoding="utf8") as file:
        told = json.load(file)
    if told["format"] != FORMAT:
        raise ValueError(f"{path} has another format: {told['format']}")
    numbers = np.zeros(len(told["digits"][0]), dtype=np.int64)
    for place in told["digits"]:
        numbers = numbers * BASE + VALUES[np.frombuffer(place.encode("ascii"), dtype=np.uint8)]
    return told["shape"], numbers * told["step"]


def write_weights(path, shape, weights):
    numbers = np.rint(weights / STEP).astype(np.int64)
    digits = []
    while not digits or numbers.any():
        lowest = (numbers + ZERO) % BASE
        digits.insert(0, ALPHABET[lowest].tobytes().decode("ascii"))
        numbers = (numbers + ZERO - lowest) // BASE
    told = {"format": FORMAT, "shape": shape, "step": STEP, "digits": digits}
    with open(path + ".new", "w", encoding="utf8") as file:
        file.write(json.dumps(told, separators=(",", ":")) + "\n")
    os.replace(path + ".new", path)


def read_chunk(path):
    data = np.fromfile(path, dtype=np.uint8)
    magic, samples, inputs, outputs, games = (int(word) for word in data[:20].view("<u4"))
    if magic != MAGIC:
        raise ValueError(f"{path} is no chunk of positions")
    wealth = float(data[20:24].view("<f4")[0])
    at = 24

    def column(count, kind, size):
        nonlocal at
        part = data[at : at + count * size].view(kind)
        at += count * size
        return part

    starts = column(samples + 1, "<u4", 4).astype(np.int64)
    value = column(inputs, "<f4", 4)
    target = column(samples * outputs, "<f4", 4).reshape(samples, outputs)
    index = column(inputs, "<u2", 2).astype(np.int64)
    row = np.repeat(np.arange(samples, dtype=np.int64), np.diff(starts))
    return {"samples": samples, "games": games, "wealth": wealth, "row": row, "index": index, "value": value, "target": target}


class Run:
    """One network: its weights, its replay buffer and its optimiser."""

    def __init__(self, folder, options, device):
        self.folder = folder
        self.options = options
        self.device = device
        self.name = os.path.basename(folder)
        self.shape, weights = read_weights(os.path.join(folder, "weights.json"))
        inputs, first, second, outputs = (self.shape[key] for key in ("inputs", "first", "second", "outputs"))
        sizes = [(inputs, first), (first,), (first, second), (second,), (second, outputs), (outputs,)]
        self.parameters = []
        at = 0
        for size in sizes:
            count = int(np.prod(size))
            part = torch.tensor(weights[at : at + count].reshape(size), dtype=torch.float32, device=device)
            self.parameters.append(part.requires_grad_(True))
            at += count
        self.average = [part.detach().clone() for part in self.parameters]
        on_gpu = device.type == "cuda"
        # On a GPU the rate is a tensor that the captured graph reads at every step.
        self.rate = torch.tensor(options.rate, dtype=torch.float32, device=device)
        self.adam = torch.optim.Adam(
            self.parameters, lr=self.rate if on_gpu else options.rate, capturable=on_gpu, foreach=True
        )
        kind = torch.float16 if on_gpu else torch.float32
        self.input = torch.zeros((options.window, inputs), dtype=kind, device=device)
        self.target = torch.zeros((options.window, outputs), dtype=torch.float32, device=device)
        self.batch = torch.zeros(options.batch, dtype=torch.int64, device=device)
        self.graph = None
        self.next = 0
        self.filled = 0
        self.due = 0.0
        self.steps = 0
        self.published = 0
        self.games = 0
        self.wealth = 0.0
        self.squares = 0.0
        self.fresh = 0
        self.seen = 0

    def forward(self, x, p):
        hidden = torch.relu(x @ p[0] + p[1])
        return torch.relu(hidden @ p[2] + p[3]) @ p[4] + p[5]

    def learn(self):
        x = self.input[self.batch].float()
        # Huber loss, as in the TypeScript trainer.
        loss = smooth_l1_loss(self.forward(x, self.parameters), self.target[self.batch], reduction="sum")
        loss = loss / self.options.batch
        for part in self.parameters:
            part.grad = None
        loss.backward()
        self.adam.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.average, self.parameters, 1 - self.options.memory)

    def capture(self):
        """Captures a step as one CUDA graph, which takes a tenth of the time of launching its many small kernels."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.learn()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.learn()

    @torch.no_grad()
    def take(self, path):
        chunk = read_chunk(path)
        os.remove(path)
        samples = min(chunk["samples"], self.options.window)
        if samples == 0:
            return
        dense = torch.zeros((chunk["samples"], self.shape["inputs"]), dtype=torch.float32, device=self.device)
        flat = torch.from_numpy(chunk["row"] * self.shape["inputs"] + chunk["index"]).to(self.device)
        dense.view(-1)[flat] = torch.from_numpy(chunk["value"].copy()).to(self.device)
        target = torch.from_numpy(chunk["target"].copy()).to(self.device)
        # The error is measured with the published network on positions it was not trained on.
        self.squares += float((self.forward(dense, self.average) - target).square().sum())
        self.fresh += chunk["samples"]
        place = (self.next + torch.arange(samples, device=self.device)) % self.options.window
        self.input[place] = dense[:samples].to(self.input.dtype)
        self.target[place] = target[:samples]
        self.next = (self.next + samples) % self.options.window
        self.filled = min(self.options.window, self.filled + samples)
        self.due += samples * self.options.repeats / self.options.batch
        self.games += chunk["games"]
        self.wealth += chunk["wealth"]
        self.seen += chunk["samples"]

    def collect(self):
        folder = os.path.join(self.folder, "chunks")
        for name in sorted(os.listdir(folder)):
            if name.endswith(".bin"):
                self.take(os.path.join(folder, name))

    def descend(self, done):
        if self.filled < min(FIRST, self.options.window) or self.due < 1:
            return 0
        steps = int(min(self.due, TURN))
        self.due = min(self.due - steps, 40.0 * TURN)
        chosen = torch.randint(0, self.filled, (steps, self.options.batch), device=self.device)
        for step in range(steps):
            rate = self.options.rate * (1 - 0.9 * done) * min(1.0, (self.steps + 1) / WARM_UP)
            self.batch.copy_(chosen[step])
            if self.device.type != "cuda":
                self.adam.param_groups[0]["lr"] = rate
                self.learn()
            else:
                self.rate.fill_(rate)
                if self.graph is None:
                    self.capture()
                self.graph.replay()
            self.steps += 1
        return steps

    def publish(self, seconds):
        self.published = time.monotonic()
        weights = np.concatenate([part.detach().float().cpu().numpy().reshape(-1) for part in self.average])
        if not np.isfinite(weights).all():
            raise ValueError(f"{self.name} has diverged")
        write_weights(os.path.join(self.folder, "weights.json"), self.shape, weights.astype(np.float64))
        if self.fresh == 0:
            return
        told = {
            "seconds": round(seconds, 1),
            "games": self.games,
            "samples": self.seen,
            "steps": self.steps,
            "wealth": self.wealth,
            "squares": self.squares / self.fresh / self.shape["outputs"],
        }
        with open(os.path.join(self.folder, "progress.jsonl"), "a", encoding="utf8") as file:
            file.write(json.dumps(told) + "\n")
        self.games, self.wealth, self.squares, self.fresh = 0, 0.0, 0.0, 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--seconds", type=float, required=True, help="how long the leg is; the rate falls towards its end")
    parser.add_argument("--begin", type=float, default=0, help="seconds before an interruption")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--repeats", type=float, default=12, help="how often each position is learnt")
    parser.add_argument("--window", type=int, default=500_000, help="positions remembered")
    parser.add_argument("--memory", type=float, default=0.999, help="of the running mean that is published")
    parser.add_argument("--every", type=float, default=5, help="seconds between two publications")
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cpu":
        torch.set_num_threads(1)
    torch.manual_seed(1)
    folders = sorted(entry.path for entry in os.scandir(options.folder) if os.path.exists(os.path.join(entry.path, "weights.json")))
    runs = [Run(folder, options, device) for folder in folders]
    print(f"{len(runs)} networks on {device}", flush=True)
    begin = time.monotonic() - options.begin
    stop = os.path.join(options.folder, "stop")
    while True:
        # Checked first, so that chunks written before the stop request are still learnt.
        ending = os.path.exists(stop)
        seconds = time.monotonic() - begin
        steps = 0
        for run in runs:
            run.collect()
            steps += run.descend(min(1.0, seconds / options.seconds))
            if run.steps > 0 and time.monotonic() - run.published > options.every:
                run.publish(seconds)
        if ending and (steps == 0 or seconds > options.seconds + 15):
            break
        if steps == 0:
            time.sleep(0.05)
    for run in runs:
        run.publish(time.monotonic() - begin)
        print(f"{run.name}: {run.seen} positions, {run.steps} steps, {run.due:.0f} steps left out", flush=True)


if __name__ == "__main__":
    main()
