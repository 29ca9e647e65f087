import { describe, expect, it } from 'vitest';
import { meetings, strength } from './meeting';
import type { Effect, Hero, Victor } from './types';

const meeting = (attack: Hero, defence: Hero) => ({ ground: 0, attacker: 1, attack, defender: 0, defence });
const stood = (effect: Effect) => meetings([{ effects: [{ effect, rule: 'M3.5' }] }], 0).map(strength);
const trial = (attack: Hero, defence: Hero, victor: Victor) =>
  stood({ effect: 'trial', victor, ...meeting(attack, defence) });
const sacrifice = (attack: Hero, defence: Hero, succeeded: boolean) =>
  stood({ effect: 'sacrifice', succeeded, ...meeting(attack, defence) });

describe('two heroes that have met', () => {
  it('stand_to_each_other_as_their_trial_ended', () => {
    expect(trial('clan-mother', 'chief', 'attacker')).toEqual(['beats']);
    expect(trial('chief', 'clan-mother', 'defender')).toEqual(['loses']);
    expect(trial('chief', 'chief', 'nobody')).toEqual(['equals']);
  });

  it('are_equal_in_a_sacrifice_only_if_they_are_the_same', () => {
    expect(sacrifice('clan-mother', 'chief', true)).toEqual(['beats']);
    expect(sacrifice('chief', 'chief', true)).toEqual(['equals']);
    expect(sacrifice('scout', 'chief', false)).toEqual(['loses']);
  });
});
