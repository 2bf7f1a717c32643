// @vitest-environment node
import { expect, it } from 'vitest';
import { printPage, readBuild } from '../../../../stories/guide/samples/preload.js';
import { manifest } from '../../core/preload/manifest.js';

it('the sample of the guide to preloading preloads what is in view', () => {
  const page = printPage(
    readBuild(manifest),
    '<vitrine-price>1</vitrine-price>',
    '<vitrine-product>',
  );
  expect(page.match(/modulepreload/g)).toHaveLength(3);
  expect(page).toContain(
    '<link rel="modulepreload" href="/assets/chunks/price-1.js" fetchpriority="low" />',
  );
  expect(page).not.toContain('chunks/product-1.js');
});
