import type { Page } from 'playwright';

/** What of a page is not its usual. */
export interface MadePage {
  readonly dir?: 'ltr' | 'rtl';
  /** Put before the script tag. */
  readonly head?: string;
}

/** Opens a page of the shop's origin with this body and the loader. */
export async function openMadePage(
  page: Page,
  body: string,
  { dir = 'ltr', head = '' }: MadePage = {},
): Promise<void> {
  const html = `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><title>Made page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/vitrine.css">${head}<script type="module" src="/assets/vitrine.js"></script>
<body><main><h1>Made page</h1>${body}</main>`;
  await page.route('**/made-page', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/made-page');
}
