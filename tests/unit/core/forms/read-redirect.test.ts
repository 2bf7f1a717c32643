import { expect, it } from 'vitest';
import { readRedirect } from '../../../../core/forms/index.js';

it.each(['https://example.com/thanks?a=b#c', 'HTTP://example.com', '/thanks', '/', '/a//b?to=//c'])(
  '%s may be followed',
  (address) => {
    expect(readRedirect(address)).toBe(address);
  },
);

it.each([
  '',
  'thanks',
  '//host.example',
  '/\\host.example',
  '\\\\host.example',
  '/\t/host.example',
  '/\n/host.example',
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:text/html,x',
  'https:',
  'https:host.example',
  'https://',
  'http://[',
  'ftp://host.example',
  '?a=b',
  '#a',
])('%j may not', (address) => {
  expect(readRedirect(address)).toBe('');
});
