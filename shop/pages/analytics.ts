import { centsToDecimal } from 'vitrine/core/money';
import { contributorRoles, type ContributorRole } from 'vitrine/core/content';
import type { CheckoutCart } from '../server/index.js';
import { cookiePolicies, type CookiePolicyName } from './cookie-policy.js';
import type { Lesson } from './lesson.js';

/** A page's own data for tracking, in addition to the data of every page. */
export type PageAnalytics = {
  /** The page kind of platform §2, if the site context does not contain one. */
  readonly pageKind?: string;
  /** Record type of the item (platform §3). */
  readonly recordType?: number;
  readonly collectionId?: string;
  /** Events that viewing the page causes. */
  readonly events?: readonly { readonly name: string; readonly payload: Payload }[];
};

type Payload = { readonly [name: string]: string | number | boolean | readonly Item[] };
type Item = { readonly [name: string]: string | number };

/** The record types store-item and video of platform §3. */
export const recordTypes = { storeItem: 11, video: 8 } as const;

/** What tracking needs to know about the viewer of a page. */
export interface Viewer {
  readonly cookies: CookiePolicyName;
  /** Who is signed in to the owner's pages; of these only a viewer counts as a visitor (platform §4). */
  readonly account: ViewerAccount | null;
}

export interface ViewerAccount {
  readonly id: string;
  readonly roles: readonly ContributorRole[];
}

/** The content of `#vitrine-analytics`. */
export function analyticsData({ cookies, account }: Viewer, page: PageAnalytics = {}) {
  return {
    sourceEnvironment: 'prod',
    clients: ['pipeline', 'legacy', 'census', 'pixel', 'tag', 'dataLayer', 'siteVisitor'],
    cookies: cookiePolicies[cookies],
    account: account && {
      id: account.id,
      roles: account.roles.map((role) => contributorRoles[role]),
    },
    performance: true,
    errors: true,
    ...page,
  };
}

/** The event for a visitor who starts the checkout of a cart. */
export function beginCheckout({ entries, subtotalCents, currency }: CheckoutCart): PageAnalytics {
  const toUnits = (cents: number) => Number(centsToDecimal(cents, currency));
  const items = entries.map(({ itemId, title, quantity, chosenVariant, purchasePriceCents }) => ({
    id: itemId,
    name: title,
    ...(chosenVariant?.sku && { sku: chosenVariant.sku }),
    price: toUnits(purchasePriceCents),
    quantity,
  }));
  const payload = { currency, value: toUnits(subtotalCents), items };
  return { pageKind: 'checkout', events: [{ name: 'begin-checkout', payload }] };
}

/** The interface action of a product page that shows related items (platform §2). */
export function viewRelated(related: readonly unknown[]): PageAnalytics {
  return related.length === 0 ? {} : { events: [{ name: 'related-items.render', payload: {} }] };
}

export const lessonId = ({ urlId }: Pick<Lesson, 'urlId'>) => `lesson-${urlId}`;

export function viewLessons(lessons: readonly Lesson[]): PageAnalytics {
  const items = lessons.map((lesson) => ({ id: lessonId(lesson), name: lesson.title }));
  return { events: [{ name: 'lesson-list-view', payload: { items } }] };
}

export function viewLesson(lesson: Lesson): PageAnalytics {
  return {
    recordType: recordTypes.video,
    collectionId: 'lessons',
    events: [lessonEvent(lesson, false)],
  };
}

/** What the page that denies a lesson says in place of a page view, which platform §4 skips. */
export function denyLesson(lesson: Lesson): PageAnalytics {
  const rendered = { name: 'access-denied.render', payload: { label: lessonId(lesson) } };
  return { events: [rendered, lessonEvent(lesson, true)] };
}

function lessonEvent(lesson: Lesson, isAccessDenied: boolean) {
  const id = lessonId(lesson);
  return {
    name: 'lesson-view',
    payload: { lessonId: id, isAccessDenied, objectIdentifier: id },
  };
}
