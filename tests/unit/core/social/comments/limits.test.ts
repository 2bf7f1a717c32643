import { expect, it } from 'vitest';
import { commentLimits, commentProblems, trimTexts } from '../../../../../core/social/index.js';

const tooLong = (max: string) => `Please use ${max} characters or fewer.`;

it.each([
  ['fine texts', 'Ana', 'Fine.', {}],
  ['blank ones', '', '', { author: 'Please enter your name.', text: 'Please write a comment.' }],
  ['a long name', 'a'.repeat(81), 'Fine.', { author: tooLong('80') }],
  ['a long text', 'Ana', 'a'.repeat(3001), { text: tooLong('3,000') }],
  ['80 and 3,000 emoji', '😀'.repeat(80), '😀'.repeat(3000), {}],
])('finds what is wrong with %s', (_, author, text, problems) => {
  expect(commentProblems({ author, text })).toEqual(problems);
});

it('takes spaces away around texts, and none within', () => {
  expect(trimTexts({ author: ' Ana B ', text: '\n One\n\nTwo ' })).toEqual({
    author: 'Ana B',
    text: 'One\n\nTwo',
  });
  expect(commentLimits).toEqual({ author: 80, text: 3000 });
});
