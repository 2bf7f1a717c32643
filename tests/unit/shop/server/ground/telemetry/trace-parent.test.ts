import { expect, it } from 'vitest';
import { parseTraceParent } from '../../../../../../shop/server/ground/telemetry/trace-parent.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

it.each([
  [`00-${trace}-${span}-01`, true],
  [`00-${trace}-${span}-00`, false],
  [`cc-${trace}-${span}-03-later`, true],
])('%s names a parent', (header, isSampled) => {
  expect(parseTraceParent(header)).toEqual({ traceId: trace, spanId: span, isSampled });
});

it.each([
  undefined,
  '',
  `00-${trace}-${span}-01-more`,
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}`,
])('%s names none', (header) => {
  expect(parseTraceParent(header)).toBeNull();
});
