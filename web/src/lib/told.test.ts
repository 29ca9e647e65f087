import { describe, expect, it } from 'vitest';
import { telling, type Browser } from './told';

const usual: Browser = { secure: true, able: true, permission: 'granted', subscribed: true };

describe('telling', () => {
  it('says honestly where it stands', () => {
    expect(telling(usual)).toBe('on');
    expect(telling({ ...usual, subscribed: false })).toBe('off');
    expect(telling({ ...usual, permission: 'default' })).toBe('off');
    expect(telling({ ...usual, permission: 'denied' })).toBe('blocked');
    expect(telling({ ...usual, able: false })).toBe('unsupported');
    expect(telling({ ...usual, secure: false, able: false })).toBe('insecure');
  });
});
