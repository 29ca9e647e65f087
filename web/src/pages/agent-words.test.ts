import { describe, expect, it } from 'vitest';
import { agentWords } from './agent-words';

describe('what a browser says of itself', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
      'Edge, Windows',
    ],
    ['curl/8.0', 'curl/8.0'],
  ])('%s', (agent, words) => {
    expect(agentWords(agent)).toBe(words);
  });
});
