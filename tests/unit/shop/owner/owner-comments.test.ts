// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});
const path = '/owner/comments';

describe('the owner’s page of comments', () => {
  it('shows what waits as text, beside what it is about', async () => {
    const { texts, document } = await openPage(app, path, 'OWNER=yes');
    expect(texts('.owner-review h2')).toEqual(['Dune Mug', 'Something that is no longer public']);
    expect(document.querySelector('.owner-review h2 a')?.getAttribute('href')).toBe(
      '/shop/dune-mug',
    );
    expect(texts('.owner-review p').join(' ')).toContain('<script>alert(1)</script>');
    expect(texts('.owner-tabs a')).toEqual(['Waiting (2)', 'Approved (1)', 'Spam (0)']);
  });

  it.each([
    ['pending', ['approved', 'spam']],
    ['approved', ['pending', 'spam']],
    ['spam', ['approved']],
    ['none', ['approved', 'spam']],
  ])('offers in the state %s the decisions %j', async (state, decisions) => {
    const { document } = await openPage(app, `${path}?state=${state}`, 'OWNER=yes');
    const buttons = [
      ...document.querySelectorAll('.owner-decision')[0]!.querySelectorAll('button'),
    ];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual(decisions);
  });

  it.each([
    [{ decision: 'approved', state: 'pending' }, `${path}?state=pending&done=approved`],
    [{ decision: 'spam' }, `${path}?done=spam`],
    [{ decision: 'deleted' }, `${path}?problem=invalid-request`],
    [{ decision: 'spam', crumb: 'another' }, `${path}?problem=crumb`],
  ])('takes %j and leads to %s', async (fields, location) => {
    const body = new URLSearchParams({ crumb: 'the-crumb', id: '1', ...fields });
    const headers = { cookie: 'OWNER=yes' };
    const answer = await app.request(`${path}/decide`, { method: 'POST', body, headers });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
  });
});
