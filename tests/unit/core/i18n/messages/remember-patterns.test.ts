import { describe, expect, it, vi } from 'vitest';
import { rememberPatterns } from '../../../../../core/i18n/messages/remember-patterns.js';

describe('rememberPatterns', () => {
  const patternsOf = (count: number) => Array.from({ length: count }, (_, at) => `${at} {0}`);

  // platform §9: "Message-formatter cache size 100."
  it('parses each of a hundred patterns once, and the oldest again once there is another', () => {
    const parse = vi.fn((pattern: string) => [pattern]);
    const partsOf = rememberPatterns(parse);
    const [oldest = '', ...others] = patternsOf(100);
    for (const pattern of [oldest, ...others, oldest, ...others]) {
      expect(partsOf(pattern)).toEqual([pattern]);
    }
    expect(parse).toHaveBeenCalledTimes(100);

    partsOf('another');
    for (const pattern of [...others, 'another']) partsOf(pattern);
    expect(parse).toHaveBeenCalledTimes(101);
    partsOf(oldest);
    expect(parse.mock.calls.slice(100)).toEqual([['another'], [oldest]]);
  });
});
