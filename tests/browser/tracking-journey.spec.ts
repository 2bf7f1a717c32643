import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../support/stored-events.js';
import { cookieNames, settle, visit } from '../support/tracked-visitor.js';
import {
  openVisitor,
  shop,
  mug,
  shopAndRead,
  journeyEvents,
  isRender,
  countNames,
  readJourney,
  expectNoSecret,
} from './tracking-journey-steps.js';

/** What the server's validate call says of a content (platform §7). */
async function validate({ name, content }: StoredEvent): Promise<[string, unknown]> {
  const answer = await fetch(`${shop}/api/v1/clanker/validate-event-content/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  return [name, await answer.json()];
}

describe('a journey through the shop', () => {
  it('leaves exactly its events in the database, each once', async () => {
    const visitor = await openVisitor();
    await shopAndRead(visitor);
    const events = await readJourney(visitor);
    expect(countNames(events)).toEqual(journeyEvents);
    const all = await visitor.readOwn();
    expect(visitor.secrets.size).toBeGreaterThan(0);
    await expectNoSecret(visitor, all);
    expect(all.filter(({ arrivals }) => arrivals !== 1)).toEqual([]);
    const seen = all
      .filter(isRender)
      .map(({ pageId, content }) => `${pageId} ${String(content['productId'])}`);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.some((button) => button.endsWith(mug))).toBe(true);

    // The legacy call of a purchase has the same name, and either may arrive first.
    const find = (name: string) =>
      events.find((event) => event.intake === 'pipeline' && event.name === name)?.content;
    expect(find('add_to_cart')).toMatchObject({
      currency: 'USD',
      items: [{ id: mug, name: 'Dune Mug', sku: 'MUG-OAT-LARGE', quantity: 1 }],
      object_identifier: mug,
    });
    expect(find('purchase')).toMatchObject({
      currency: 'USD',
      orderId: expect.stringMatching(/^\d+$/) as string,
      items: [{ sku: 'MUG-OAT-LARGE', quantity: 2 }],
      testMode: true,
    });
    const visitors = new Set(events.map(({ content }) => content['analytics_id']).filter(Boolean));
    expect(visitors.size).toBe(1);
    expect(await cookieNames(visitor.page)).toEqual(
      expect.arrayContaining(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']),
    );
    const sent = events.filter(({ intake }) => intake === 'pipeline');
    const answers = await Promise.all(sent.map(validate));
    expect(answers).toEqual(sent.map(({ name }) => [name, { isValid: true, problems: [] }]));
  });
});

describe('a visitor without consent to storage', () => {
  it('is asked; after a refusal everything is deleted, and later consent does not restore it', async () => {
    const { page, calls, waitFor } = await openVisitor('strict');
    await visit(page, '/shop/dune-mug');
    await page.getByRole('button', { name: 'Decline' }).click();
    await settle(page);
    const events = await page.evaluate(async () => {
      const { analytics } = globalThis.vitrine ?? {};
      const refused = analytics?.trackCustom('refused');
      document.dispatchEvent(new CustomEvent('vitrine-consent', { detail: { state: 'granted' } }));
      const allowed = analytics?.trackCustom('allowed');
      await analytics?.flush();
      return [refused?.state, refused?.reason, allowed?.state];
    });
    expect(events.slice(0, 2)).toEqual(['dropped', 'consent']);
    const sent = await waitFor(1);
    expect(sent[0]?.content['custom_schema_name']).toBe('allowed');
    expect(calls.filter((path) => path.includes('clanker'))).not.toEqual([]);
  });
});
