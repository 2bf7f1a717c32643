import { describe, expect, it } from 'vitest';
import { readPageSpeed } from '../../../../../analytics/collectors/performance/page-speed.js';

const navigation = {
  entryType: 'navigation',
  type: 'reload',
  activationStart: 0,
  domainLookupStart: 1,
  domainLookupEnd: 4.25,
  connectStart: 5,
  connectEnd: 15,
  responseStart: 100.04,
  responseEnd: 120,
  domInteractive: 200,
  domContentLoadedEventEnd: 250,
  loadEventEnd: 400,
  transferSize: 5000,
};

const source = (entry: object | null) => ({
  getEntriesByType: (type: string) =>
    (type === 'navigation' ? (entry ? [entry] : []) : [{}, {}, {}]) as PerformanceEntry[],
});

describe('readPageSpeed', () => {
  it('tells how the page arrived', () => {
    expect(readPageSpeed(true, source(navigation))).toEqual({
      type: 'page-speed',
      name: 'page-speed',
      isLoaded: true,
      navigationType: 'reload',
      dns: 3.3,
      connect: 10,
      responseStart: 100,
      responseEnd: 120,
      domInteractive: 200,
      domContentLoaded: 250,
      load: 400,
      transferSize: 5000,
      resources: 3,
    });
  });

  it('counts from the activation of a page that was prepared in the background', () => {
    const speed = readPageSpeed(true, source({ ...navigation, activationStart: 150 }));
    expect(speed).toMatchObject({ responseStart: 0, domInteractive: 50, load: 250 });
  });

  it('knows no load time of a page that has not loaded', () => {
    const speed = readPageSpeed(false, source({ ...navigation, loadEventEnd: 0 }));
    expect(speed).toMatchObject({ isLoaded: false, load: null, domInteractive: 200 });
  });

  it('says nothing where the browser says nothing', () => {
    expect(readPageSpeed(true, source(null))).toMatchObject({
      navigationType: null,
      dns: null,
      connect: null,
      responseStart: null,
      load: null,
      transferSize: null,
    });
  });
});
