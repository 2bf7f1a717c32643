import { expect, it } from 'vitest';
import { challengeIn } from '../../../../../../../shop/server/domains/members/passkeys/challenges.js';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it.each([
  ['{"challenge":"YWJj","type":"webauthn.get"}', 'YWJj'],
  ['{"challenge":7}', ''],
  ['{}', ''],
  ['[]', ''],
  ['null', ''],
  ['no JSON', ''],
  ['', ''],
])('the challenge in %s is "%s"', (text, challenge) => {
  expect(challengeIn(encoded(text))).toBe(challenge);
});
