/** Which browser on which system, out of what browsers say of themselves. Names of products are the same everywhere. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (list: readonly (readonly [RegExp, string])[], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** "Firefox, Linux"; what is unknown is shown as it came. */
export function agentWords(agent: string): string {
  const known = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter((part) => part !== undefined);
  return known.length > 0 ? known.join(', ') : agent.slice(0, 40);
}
