import { expect, inject, it } from 'vitest';

it('keeps an idle connection longer than the 60 s of a balancer', async () => {
  const answer = await fetch(inject('shop'));
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
});
