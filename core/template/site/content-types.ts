/** Content types by extension; text is UTF-8. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  less: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  webmanifest: 'application/manifest+json',
};

export function contentTypeOf(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(types, extension) ? types[extension] : null) ?? 'application/octet-stream';
}

/**
 * The file of a site that an address may fetch: the files in its public folders, and the few files that visitors look
 * for at the top. Templates, data and configuration stay inside.
 */
export function publicFileOf(path: string): string | null {
  const file = path.replace(/^\/+/, '');
  const isInside =
    /^(?:assets|scripts|styles|fonts|images)\/./i.test(file) ||
    /^(?:favicon\.\w+|robots\.txt)$/i.test(file);
  return isInside && !/(?:^|\/)\.|\.(?:conf|region|block|list|item|page)$/i.test(file)
    ? file
    : null;
}
