import { beforeEach, expect, it } from 'vitest';
import { content as shopContent } from '../../examples/marram/content/index.js';
import { describeShop } from './open-shop.js';
import { createVisitor, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const path = '/events/mending-weekend';
const event = shopContent.find(({ item }) => item.fullUrl === path)!.item;
/** `20261205T090000Z` */
const utc = (ms = NaN) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

describeShop('An event for calendars', (shop) => {
  let visitor: TestVisitor;

  beforeEach(async () => {
    const { startDate, endDate, ...undated } = event;
    const open = await shop.open({
      content: [
        { collection: 'events', status: 'Published', item: event },
        {
          collection: 'events',
          status: 'Published',
          item: { ...undated, id: 'undated', urlId: 'undated', fullUrl: '/events/undated' },
        },
        {
          collection: 'events',
          status: 'Draft',
          item: { ...event, id: 'draft', urlId: 'draft', fullUrl: '/events/draft' },
        },
      ],
    });
    addPages(open);
    visitor = createVisitor(open.app);
  });

  it('is a file beside the link to the Google calendar', async () => {
    const page = await (await visitor.send(path)).text();
    expect(page).toContain('href="http://www.google.com/calendar/event?');
    expect(page).toContain(`href="${path}.ics"`);

    const answer = await visitor.send(`${path}.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="mending-weekend.ics"',
    );
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const text = await answer.text();
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`SUMMARY:${event.title.replace(/[,;]/g, '\\$&')}`);
    expect(lines).toContain(`DTSTART:${utc(event.startDate)}`);
    expect(lines).toContain(`DTEND:${utc(event.endDate)}`);
    expect(text).toMatch(/^LOCATION:.*\S/m);
    // The same file at each time, so that a calendar has the event once.
    expect(await (await visitor.send(`${path}.ics`)).text()).toBe(text);
  });

  it.each(['nothing', 'draft', 'undated'])('is no file for %s', async (urlId) => {
    expect((await visitor.send(`/events/${urlId}.ics`)).status).toBe(404);
  });

  it('is offered as a file only with its times', async () => {
    const answer = await visitor.send('/events/undated');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/undated\.ics|Google Calendar/);
  });
});
