import type { PageFacts, PageReader } from './types.js';

/**
 * Reads the facts about page and browser that events contain: once, and again after a change of the address or a resize.
 * Reading the viewport per event would force layout.
 */
export function createPageReader(view: Window = window): PageReader {
  let facts: PageFacts | null = null;
  const forget = () => (facts = null);

  view.addEventListener('resize', forget);
  return {
    facts() {
      const { href } = view.location;
      return facts?.href === href ? facts : (facts = readFacts(view, href));
    },
    title: () => view.document.title,
    stop: () => view.removeEventListener('resize', forget),
  };
}

function readFacts(view: Window, href: string): PageFacts {
  const { document, location, navigator } = view;
  return {
    href,
    host: location.host,
    path: location.pathname,
    query: location.search,
    hash: location.hash,
    referrer: document.referrer,
    documentLanguage: document.documentElement.lang,
    language: navigator.language,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    userAgent: navigator.userAgent,
    screen: view.screen,
    viewport: { width: view.innerWidth, height: view.innerHeight },
  };
}
