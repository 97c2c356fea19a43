"""Run by the peers' own Python: steps and games of random backgammon per second of processor time."""

import json
import random
import sys
import time

RUNS, GAMES, MATCHES, STEPS = 2, 60, 256, 1000


def openspiel():
    import pyspiel

    game, chance, best = pyspiel.load_game("backgammon"), random.Random(1).random, (0.0, 0.0)
    for _ in range(RUNS):
        steps, start = 0, time.process_time()
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                state.observation_tensor(0)
                steps += 1
        spent = time.process_time() - start
        best = max(best, (steps / spent, GAMES / spent))
    return best


def pgx_rates():
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    begin, go_on = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def step(state, key):
        own, key = jax.random.split(key)
        keys = jax.random.split(own, MATCHES)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.vmap(jax.random.categorical)(keys, logits)
        return go_on(state, actions, keys), key

    state, key = begin(jax.random.split(jax.random.PRNGKey(1), MATCHES)), jax.random.PRNGKey(2)
    for _ in range(STEPS):  # until the games no longer end all at once
        state, key = step(state, key)
    best = (0.0, 0.0)
    for _ in range(RUNS):
        ended, start = 0, time.process_time()
        for _ in range(STEPS):
            state, key = step(state, key)
            ended += int(state.terminated.sum())
        state.observation.block_until_ready()
        spent = time.process_time() - start
        best = max(best, (MATCHES * STEPS / spent, ended / spent))
    return best


def main():
    found = {}
    for name, measure in (("OpenSpiel", openspiel), ("Pgx", pgx_rates)):
        try:
            found[name] = measure()
        except ImportError as error:
            print(f"{name}: skipped ({error})", file=sys.stderr)
    print(json.dumps(found))


main()
