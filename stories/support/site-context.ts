import type { SiteContext } from '../../core/runtime/index.js';

/** `parameters.site` of a story: the parts of the site context that are not the default. */
export type SitePart = Partial<Omit<SiteContext, 'storeSettings'>> & {
  storeSettings?: Partial<SiteContext['storeSettings']>;
};

/** Puts the site context into the page, as a server would. Returns what takes it out again. */
export function writeSiteContext(site: SitePart): () => void {
  const script = document.createElement('script');
  script.id = 'vitrine-site';
  script.type = 'application/json';
  script.text = JSON.stringify(site);
  document.head.append(script);
  return () => script.remove();
}
