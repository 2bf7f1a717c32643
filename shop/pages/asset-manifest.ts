import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createPreload, type Preload } from 'vitrine/preload';

const manifestSchema = z.object({
  snippet: z.object({ code: z.string() }).nullish(),
});

/** What pages preload of the build, its inline snippet, and whether it contains analytics. */
export interface AssetManifest {
  /** Prints links for the elements of a page; null without a build. */
  readonly preload: Preload['links'] | null;
  readonly snippet: string | null;
  readonly hasAnalytics: boolean;
}

/** Reads `manifest.json` of the build. Without the file, pages have no preloads and no snippet. */
export function readAssetManifest(assetsDir: string): AssetManifest {
  const hasAnalytics = existsSync(path.join(assetsDir, 'vitrine-analytics.js'));
  let text: string;
  try {
    text = readFileSync(path.join(assetsDir, 'manifest.json'), 'utf8');
  } catch {
    return { preload: null, snippet: null, hasAnalytics };
  }
  const manifest: unknown = JSON.parse(text);
  const { snippet } = manifestSchema.parse(manifest);
  const { links } = createPreload(manifest, { base: '/assets/' });
  return { preload: links, snippet: snippet?.code ?? null, hasAnalytics };
}
