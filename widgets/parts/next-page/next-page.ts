/** The page after signing in: one of this site, or this page. An address of another site is none of ours to open. */
export function nextPage(next: string, here: string): string {
  const page = new URL(here);
  if (!next || !URL.canParse(next, here)) return page.href;
  const wanted = new URL(next, here);
  return wanted.origin === page.origin ? wanted.href : page.href;
}

/** Opens a page; the page itself is loaded again, also if its address has a fragment. */
export function openPage(href: string): void {
  const page = ({ href: text }: { href: string }) => text.split('#', 1)[0];
  if (page({ href }) === page(location)) location.reload();
  else location.assign(href);
}
