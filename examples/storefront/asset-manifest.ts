import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  preload: z.array(z.string()),
  snippet: z.object({ code: z.string() }).nullish(),
});

/** The build's chunks to preload, its inline snippet, and whether it contains analytics. */
export interface AssetManifest {
  readonly preload: readonly string[];
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
    return { preload: [], snippet: null, hasAnalytics };
  }
  const { preload, snippet } = manifestSchema.parse(JSON.parse(text));
  return { preload, snippet: snippet?.code ?? null, hasAnalytics };
}
