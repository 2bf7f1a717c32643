import { describe, expect, it } from 'vitest';
import { judgeAudit } from '../../../scripts/audit.mjs';

const advisory = (severity: string, id = 'GHSA-1') => ({
  name: 'left-pad',
  range: '<2.0.0',
  severity,
  title: 'Pads right',
  url: `https://github.com/advisories/${id}`,
});
const report = (...via: unknown[]) =>
  JSON.stringify({ vulnerabilities: { 'left-pad': { via }, mine: { via: ['left-pad'] } } });

describe('what npm audit tells', () => {
  it.each(['high', 'critical'])('is serious if the severity is %s', (severity) => {
    const sentence = `left-pad <2.0.0 (${severity}): Pads right. https://github.com/advisories/GHSA-1`;
    const told = report(advisory(severity), advisory(severity));
    expect(judgeAudit(told)).toEqual({ unknown: null, serious: [sentence] });
  });

  it.each(['low', 'moderate'])('is not if it is %s', (severity) => {
    expect(judgeAudit(report(advisory(severity)))).toEqual({ unknown: null, serious: [] });
  });

  it('is not if the advisory was accepted with a reason', () => {
    const told = report(advisory('high', 'GHSA-2'));
    expect(judgeAudit(told, { 'GHSA-2': 'never called' }).serious).toEqual([]);
  });

  it.each([
    ['', 'no answer'],
    ['<html>', 'no answer'],
    ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
    ['{"error":{"summary":"ENOTFOUND"}}', 'ENOTFOUND'],
  ])('%j tells nothing', (text, unknown) => {
    expect(judgeAudit(text)).toEqual({ unknown, serious: [] });
  });
});
