import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';
import type { Value } from '../../../../../core/template/values.js';

const event = (title: string, startDate: number, endDate?: number) => ({
  title,
  startDate,
  ...(endDate !== undefined && { endDate }),
  tags: title < 'D' ? ['early'] : [],
});
const events = [
  event('A', 10, 20),
  event('B', 30),
  event('C', 90, 110),
  event('D', 300),
  event('E', 200),
];
const collection = { urlId: 'events', title: 'Events', typeName: 'events' };

const list = '{.repeated section upcoming}{title}{.end}/{.repeated section past}{title}{.end}';
const each = '{.repeated section items}{title}{.if upcoming}+{.end}{.if past}-{.end}{.end}';

async function print(data: Value, path: string, templates: Record<string, string> = {}) {
  const site = createSite({
    files: {
      'site.region': '{squarespace.main-content}',
      'collections/events.list': list,
      'collections/events.item':
        '{.section item}{title}{.if upcoming}+{.end}{.if past}-{.end}{.end}',
      ...templates,
    },
    data,
    now: 100,
  });
  const { body, errors, contentType } = await site.render({ path });
  expect(errors).toEqual([]);
  return contentType.startsWith('text/html') ? body : JSON.parse(body);
}

describe('events', () => {
  it.each([
    ['/events', {}, 'CED/BA'],
    ['/events?tag=early', {}, 'C/BA'],
    ['/events?tag=none', {}, '/'],
    ['/events/e', {}, 'E+'],
    ['/events/b', {}, 'B-'],
    ['/events', { 'collections/events.list': each }, 'A-B-C+D+E+'],
    [
      '/events',
      {
        'collections/events.list': `<squarespace:query collection="events">${each}</squarespace:query>`,
      },
      'A-B-C+D+E+',
    ],
  ])('at %s are to come or over', async (path, templates, expected) => {
    expect(await print({ collections: [{ ...collection, items: events }] }, path, templates)).toBe(
      expected,
    );
  });

  it.each([
    [{ collection, upcoming: events.slice(2), past: events.slice(0, 2) }, 'CED/BA'],
    [{ collection, past: [event('F', 5)] }, '/F'],
    [{ collection, upcoming: [] }, '/'],
  ])('are read from an export without items', async (page, expected) => {
    expect(await print([page], '/events')).toBe(expected);
  });

  it('are in the data of their page', async () => {
    const data = { collections: [{ ...collection, items: events }] };
    expect(await print(data, '/events?format=json')).toMatchObject({
      upcoming: [{ title: 'C', upcoming: true, past: false }, { title: 'E' }, { title: 'D' }],
      past: [{ title: 'B', upcoming: false, past: true }, { title: 'A' }],
    });
  });

  it('are nothing that other lists have', async () => {
    const data = { collections: [{ ...collection, items: [{ title: 'Post', addedOn: 1 }] }] };
    const page = await print(data, '/events?format=json');
    expect(page).not.toHaveProperty('upcoming');
    expect(page.items[0]).not.toHaveProperty('past');
  });
});
