import { createPreload, type Preload } from '../../../core/preload/index.js';

/** Once for all pages, with the parsed `manifest.json` of the build that they run. */
export const readBuild = (manifest: unknown): Preload =>
  createPreload(manifest, { base: '/assets/' });

/** A product's page: `block` is in view when it opens, `others` come further down. */
export const printPage = (
  preload: Preload,
  block: string,
  others: string,
): string => `<!doctype html>
<html lang="en">
<head>
<link rel="stylesheet" href="/shop.css" />
<script type="module" src="/assets/vitrine.js"></script>
${preload.links({ html: block, only: 'press' })}
</head>
<body>${block}${others}${preload.links({ html: block, only: 'rest' })}</body>
</html>`;
