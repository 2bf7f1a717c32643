import { firstState, Problem, type SiteState } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';

/** A site of which nobody has changed anything, or this one; it takes no changes. */
export function createFakeSiteSettings(
  state: SiteState = firstState,
): OwnerServices['siteSettings'] {
  const refuse = () => Promise.reject(new Problem('settings-changed'));
  return {
    kept: () => Promise.resolve(state),
    read: () => Promise.resolve(state),
    saveLanguages: refuse,
    disconnect: refuse,
    saveHeaderFooter: refuse,
    saveAdPixel: refuse,
    saveFonts: refuse,
    saveLessonFilms: refuse,
  };
}
