import { readFileSync } from 'node:fs';
import { OpenFeature } from '@openfeature/web-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exposeMarked, getExperiments } from '../../../../core/experiments/index.js';
import { resetRuntime } from '../../../../core/runtime/index.js';
import { readHero } from '../../../../stories/guide/samples/experiments.js';
import { readFlags } from '../../../../stories/guide/samples/openfeature.js';
import { asPublished } from '../../../../stories/support/sample.js';

const unit = '907a990dd7630b0a5fff96424e6d4e2a';

beforeEach(() => {
  resetRuntime();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = readFileSync('stories/guide/samples/experiments-page.html', 'utf8');
});

afterEach(async () => {
  await OpenFeature.close();
  document.body.replaceChildren();
});

describe('the samples of the guide to experiments', () => {
  it('read the page', () => {
    expect(readHero()).toEqual({ hasGiftNote: true, callTo: 'see-the-table', problem: null });
  });

  it('have the fallback and a sentence without it', () => {
    document.body.replaceChildren();
    expect(readHero()).toEqual({
      hasGiftNote: false,
      callTo: 'look-around',
      problem: 'The underlying Praetor configuration is not loaded',
    });
  });

  it('count what is marked', () => {
    exposeMarked();
    expect(getExperiments().exposures.pending()).toMatchObject([
      { unit, experiment: 'hero-call', variant: 'see-the-table', segmentName: 'treatment' },
    ]);
  });

  it('read it through OpenFeature', async () => {
    expect(await readFlags()).toMatchObject({
      hasGiftNote: true,
      callTo: { value: 'see-the-table', reason: 'SPLIT' },
    });
  });

  it.each([
    ['experiments', ["'vitrine/core/experiments'"]],
    ['openfeature', ["'@openfeature/web-sdk'", "'vitrine/openfeature'"]],
  ])('take what they need from the package: %s', (name, from) => {
    const code = asPublished(readFileSync(`stories/guide/samples/${name}.ts`, 'utf8'));
    expect([...code.matchAll(/from (.+);/g)].map(([, module]) => module)).toEqual(from);
  });
});
