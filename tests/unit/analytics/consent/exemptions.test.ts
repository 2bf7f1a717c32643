import { describe, expect, it } from 'vitest';
import {
  exemptions,
  isExempt,
  isSilent,
  type Exemption,
  type TrackingRefusal,
} from '../../../../analytics/consent/index.js';
import { events, interfaceAreas, type InterfaceArea } from '../../../../analytics/events/index.js';

const areas = Object.keys(interfaceAreas) as InterfaceArea[];
const actionsOf = (area: InterfaceArea) =>
  interfaceAreas[area].map((action: string) => `${area}.${action}`);

/** Whose work each area is: a visitor's follows platform §4. */
const owners: Readonly<Record<InterfaceArea, Exemption | 'visitor'>> = {
  'cart-product-form': 'visitor',
  'api-keys': 'account',
  'api-key-creation': 'account',
  'product-feed': 'account',
  'ad-pixel': 'account',
  inventory: 'account',
  'product-detail': 'visitor',
  cart: 'visitor',
  'related-items': 'visitor',
  'video-list': 'visitor',
  'video-detail': 'visitor',
  'access-denied': 'access-denied',
};

// platform §4: "Tracking is skipped for logged-in accounts … It is also skipped on not-found, lock-screen and
// member-area-access-denied pages"
describe('what is sent though the visit is not tracked', () => {
  it.each(areas.map((area) => [area, owners[area]] as const))(
    '%s belongs to: %s',
    (area, owner) => {
      for (const exemption of Object.keys(exemptions) as Exemption[]) {
        for (const action of actionsOf(area)) {
          expect(isExempt(exemption, action, {}), `${exemption} ${action}`).toBe(
            exemption === owner,
          );
        }
      }
    },
  );

  it.each<[exemption: Exemption, payload: object, isSent: boolean]>([
    ['access-denied', { lessonId: 'l', isAccessDenied: true }, true],
    ['access-denied', { lessonId: 'l', isAccessDenied: false }, false],
    ['access-denied', { lessonId: 'l', isAccessDenied: 'true' }, false],
    ['account', { lessonId: 'l', isAccessDenied: true }, false],
  ])('%s: a lesson view with %j: %s', (exemption, payload, isSent) => {
    expect(isExempt(exemption, 'lesson-view', { ...payload })).toBe(isSent);
  });

  it('is no other event of the catalogue, and nothing that is in no catalogue', () => {
    const others = [...Object.keys(events), 'inventory', 'inventory.fly', 'access-denied', ''];
    for (const name of others) {
      expect(isExempt('account', name, {}), name).toBe(false);
      expect(isExempt('access-denied', name, {}), name).toBe(false);
    }
  });

  it.each<[TrackingRefusal | null, boolean]>([
    [null, false],
    ['disabled', true],
    ['page-kind', true],
    ['account', false],
    ['access-denied', false],
  ])('with %j needs no engine: %s', (refusal, expected) => {
    expect(isSilent(refusal)).toBe(expected);
  });
});
