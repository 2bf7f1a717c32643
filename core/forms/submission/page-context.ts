import { formStrings } from '../../i18n/index.js';
import { getRuntime } from '../../runtime/index.js';

/** The page that a form was sent from (storefront §3, "page context fields"). */
export interface PageContext {
  readonly pageTitle: string;
  /** Empty if the page does not define it. */
  readonly pageId: string;
  /** 'i' item or 'c' collection. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number | null;
}

/** Reads the site context; without it the title and URL of the document, as a collection. */
export function readPageContext(): PageContext {
  const { page } = getRuntime().site;
  return {
    pageTitle: page?.title || documentTitle(),
    pageId: page?.id ?? '',
    contentSource: page?.contentSource ?? 'c',
    pagePath: page?.path || (globalThis.location?.pathname ?? ''),
    pagePermissionTypeValue: page?.permissionType ?? null,
  };
}

/** Removes the prefix that marks an invalid form. */
function documentTitle(): string {
  const title = typeof document === 'undefined' ? '' : document.title;
  const [before = '', after = ''] = formStrings('errorTitle', { title: '\0' }).split('\0');
  const isMarked = title.startsWith(before) && title.endsWith(after);
  return isMarked ? title.slice(before.length, title.length - after.length) : title;
}
