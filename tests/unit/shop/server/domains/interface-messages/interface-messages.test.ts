// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  interfaceMessage,
  interfaceMessages,
} from '../../../../../../shop/server/domains/interface-messages/index.js';

const specification = readFileSync('docs/specification/platform.md', 'utf8');

describe('the messages of the interface', () => {
  it('are sentences of platform §5 and §8, whose rows name the tests that provoke them', () => {
    const unknown = Object.values(interfaceMessages).filter(
      (text) => !specification.includes(`\n| '${text}'`),
    );
    expect(unknown).toEqual([]);
  });

  it('take their values, which are text alone', () => {
    expect(interfaceMessage('tagExists', { tagType: 'tag' })).toBe('This tag already exists');
    expect(interfaceMessage('emailFormat', { email: '$& {email}' })).toBe(
      'Emails must be formatted as $& {email}',
    );
    expect(interfaceMessage('networkError')).toBe('Network error');
  });
});
