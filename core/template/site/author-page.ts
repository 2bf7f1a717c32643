import { escapeText } from '../markup/index.js';
import type { SiteError } from './types.js';

const sheet = `#vitrine-site-errors{all:initial;position:fixed;inset:auto 1rem 1rem;z-index:2147483647;max-height:60vh;overflow:auto;padding:1rem 1.25rem;border-inline-start:6px solid #d92d20;border-radius:8px;background:#1c1917;color:#fafaf9;font:14px/1.5 system-ui,sans-serif;box-shadow:0 8px 40px #0006}
#vitrine-site-errors *{all:revert;font-family:inherit;color:inherit}
#vitrine-site-errors h2{margin:0 0 .5rem;font-size:16px}
#vitrine-site-errors p{margin:.5rem 0}
#vitrine-site-errors pre{margin:0 0 1rem;padding:.75rem;overflow:auto;border-radius:6px;background:#0c0a09;font:13px/1.5 ui-monospace,monospace}
#vitrine-site-errors code{font-family:ui-monospace,monospace}`;

/** The errors of a page with their code, over what the page prints. For the author alone. */
export function printErrorPanel(errors: readonly SiteError[]): string {
  const count = errors.length === 1 ? 'One error' : `${errors.length} errors`;
  return `<section id="vitrine-site-errors" role="alert" aria-label="Errors of the template"><style>${sheet}</style>
<h2>${count} in the site’s files</h2>
${errors.map(printError).join('\n')}
<p>Only you see this. Visitors get the last version of the file that worked.</p>
</section>`;
}

function printError({ code, message, file, line, column, frame }: SiteError): string {
  const place =
    file === null
      ? ''
      : `<strong>${escapeText(file)}${line > 0 ? `:${line}:${column}` : ''}</strong> `;
  const code_ = `<code>${escapeText(code)}</code>`;
  return `<p>${place}${escapeText(message)} ${code_}</p>${frame && `<pre tabindex="0">${escapeText(frame)}</pre>`}`;
}

/** The page in place of one whose files cannot be read at all. */
export function printErrorPage(errors: readonly SiteError[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A file of the site is broken</title>
<style>body{margin:0;min-height:100vh;background:#292524}#vitrine-site-errors{position:static!important;max-height:none!important;margin:1rem!important;display:block!important}</style></head>
<body>
<main>${printErrorPanel(errors)}</main>
</body>
</html>
`;
}

/** Puts markup at the end of a page's body. */
export function appendToBody(page: string, markup: string): string {
  const end = page.toLowerCase().lastIndexOf('</body');
  return end < 0 ? page + markup : page.slice(0, end) + markup + page.slice(end);
}
