import { vi } from 'vitest';
import {
  createDelivery,
  type Delivery,
  type DeliveryOptions,
} from '../../../../analytics/delivery/index.js';
import { createFakeBrowser, type FakeTab } from '../../../support/fake-browser.js';
import { createIntake, createTestRoute } from '../../../support/fake-intake.js';

/** A browser, a server, and a way to open pages with delivery on them. */
export function setUp() {
  const browser = createFakeBrowser();
  const intake = createIntake(browser);
  const report = vi.fn();
  const start = (tab: FakeTab, changes: Partial<DeliveryOptions> = {}): Delivery =>
    createDelivery({
      environment: 'prod',
      client: 'vitrine',
      routes: [createTestRoute()],
      clock: tab.clock,
      reporter: { report },
      page: tab.page,
      ...changes,
    });
  const open = (changes?: Partial<DeliveryOptions>) => {
    const tab = browser.open();
    return { tab, delivery: start(tab, changes) };
  };
  return { browser, intake, report, start, open };
}

export function trackMany(delivery: Delivery, count: number, text = 'x') {
  return Array.from({ length: count }, (_, at) =>
    delivery.send('pipeline', 'view', () => `${text}${at}`),
  );
}
