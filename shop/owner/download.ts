import type { PageCall } from '../pages/page-call.js';

/** The headers of a file that the owner saves. */
export const downloadHeaders = (name: string, type = 'text/csv') => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});

/** Answers with a file that the owner saves. */
export const download = (c: PageCall, name: string, content: string, type?: string): Response =>
  c.body(content, 200, downloadHeaders(name, type));
