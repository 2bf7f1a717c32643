import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/restock-admin/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

const path = '/api/site-users/account/notifications/restock';
const group = (variantId: string, count: number, productTitle = 'Mug') => ({
  productId: 'mug',
  variantId,
  productTitle,
  variantTitle: variantId,
  count,
});

let clock: ManualClock;
let groups: ReturnType<typeof group>[];
let left: Map<string, number>;
let sends: string[];
let refusal: Response | null;
/** Variants that cannot be sent for. */
let faulty: string[];
/** Holds the answers of sends until it is called. */
let release: (() => void) | null;
let isHeld: boolean;

cleanUpPage();
beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
  groups = [group('S', 640), group('M', 359), group('L', 1)];
  left = new Map();
  sends = [];
  refusal = null;
  faulty = [];
  release = null;
  isHeld = false;
  stubFetch(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    return answer(pathname.slice(path.length), searchParams, text);
  });
});

function sendOne(variantId: string, most: number) {
  const before = left.get(variantId) ?? groups.find((one) => one.variantId === variantId)!.count;
  if (faulty.includes(variantId)) return { sent: 0, remaining: before, error: 'Refused.' };
  const sent = Math.min(before, most);
  left.set(variantId, before - sent);
  return { sent, remaining: before - sent };
}

async function answer(call: string, query: URLSearchParams, text: string): Promise<Response> {
  if (refusal) return refusal.clone();
  if (call === '/groups') {
    const at = Number(query.get('cursor') ?? 0);
    return Response.json({
      signUpGroups: groups.slice(at, at + 2),
      hasNextPage: at + 2 < groups.length,
      nextPageCursor: at + 2 < groups.length ? String(at + 2) : null,
    });
  }
  if (call === '') {
    const createdOn = new Date(2026, 10, 12, 12).getTime();
    const signUps = [
      { email: 'ada@example.com', createdOn, isJoinMailingList: true },
      { email: 'grace@example.com', createdOn, isJoinMailingList: false },
    ];
    return Response.json({ signUps, hasNextPage: false, nextPageCursor: null });
  }
  sends.push(call);
  if (isHeld) await new Promise<void>((done) => (release = done));
  const body = JSON.parse(text) as { variantId: string; sendRequests: { variantId: string }[] };
  if (call === '/send') return Response.json(sendOne(body.variantId, 100));
  let most = 100;
  const results = body.sendRequests.map((variant) => {
    const result = sendOne(variant.variantId, most);
    most -= result.sent;
    return { ...variant, ...result };
  });
  return Response.json({ results });
}

const settle = () => act(() => clock.advance(0));

async function mount(content = '') {
  await act(async () => {
    document.body.innerHTML = `<vitrine-restock-admin load="eager">${content}</vitrine-restock-admin>`;
  });
  await settle();
  const host = document.querySelector('vitrine-restock-admin')!;
  const root = host.shadowRoot!;
  const all = (part: string) => [...root.querySelectorAll<HTMLElement>(`[part="${part}"]`)];
  const part = (name: string) => all(name)[0] as HTMLElement;
  return {
    host,
    all,
    part,
    text: (name: string) => part(name)?.textContent ?? null,
    progress: () => root.querySelector('progress')!,
    press: async (element: HTMLElement) => {
      await act(async () => element.click());
      await settle();
    },
  };
}

const letGo = async () => {
  await act(async () => release?.());
  await settle();
};
const said = async (urgency: 'polite' | 'assertive' = 'polite') => {
  await act(() => clock.advance(100));
  return document.querySelector(`[aria-live="${urgency}"]`)?.textContent ?? '';
};

describe('vitrine-restock-admin', () => {
  // storefront §7: "all pages fetched in a loop"; "a count over several variants sums the signups".
  it('lists the groups of all pages, with the sum of their signups', async () => {
    const { all, text } = await mount();
    expect(all('group').map(({ textContent }) => textContent)).toEqual([
      'MugS640 waitingShow who waitsNotify',
      'MugM359 waitingShow who waitsNotify',
      'MugL1 waitingShow who waitsNotify',
    ]);
    expect(text('summary')).toBe('1,000 people are waiting for 3 variants.');
    expect(all('send')[0]?.getAttribute('aria-label')).toBe('Notify everyone who waits for Mug, S');
  });

  it('speaks of one as one', async () => {
    groups = [group('S', 1)];
    const { text } = await mount();
    expect(text('summary')).toBe('1 person is waiting for 1 variant.');
  });

  it('sends all, with a progress bar', async () => {
    const sent = vi.fn();
    isHeld = true;
    const { host, part, text, press, progress } = await mount();
    host.addEventListener('vitrine-restock-sent', ({ detail }) => sent(detail));
    await press(part('main'));
    expect(text('main')).toBe('Stop');
    expect(text('result')).toBe('0 of 1,000 sent');
    expect(await said()).toBe('Sending 1,000 notifications.');
    for (let call = 1; call <= 5; call += 1) await letGo();
    expect(progress().value).toBe(500);
    expect(progress().max).toBe(1_000);
    expect(progress().getAttribute('aria-label')).toBe('Notifications sent');
    expect(text('result')).toBe('500 of 1,000 sent');
    for (let call = 1; call <= 5; call += 1) await letGo();
    expect(text('result')).toBe('Done. 1,000 of 1,000 sent.');
    expect(text('summary')).toBe('All notified');
    expect(part('main').getAttribute('aria-disabled')).toBe('true');
    expect(sends).toHaveLength(10);
    expect(await said()).toBe('Done. 1,000 of 1,000 sent.');
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      status: 'finished',
      done: 1_000,
      total: 1_000,
      failed: 0,
    });
  });

  it('stops after the call under way, and resumes', async () => {
    isHeld = true;
    const { part, text, press } = await mount();
    await press(part('main'));
    for (let call = 1; call <= 4; call += 1) await letGo();
    await press(part('main'));
    expect(text('main')).toBe('Stopping…');
    expect(part('main').getAttribute('aria-disabled')).toBe('true');
    await letGo();
    expect(text('main')).toBe('Resume: 500 left');
    expect(text('result')).toBe('Stopped. 500 of 1,000 sent.');
    expect(sends).toHaveLength(5);
    isHeld = false;
    await press(part('main'));
    expect(text('result')).toBe('Done. 1,000 of 1,000 sent.');
    expect(sends).toHaveLength(10);
  });

  it('shows the error of one variant at that variant, and sends for the others', async () => {
    faulty = ['M'];
    const { all, part, text, press } = await mount();
    await press(part('main'));
    expect(text('result')).toBe('641 of 1,000 sent. 359 could not be notified.');
    expect(all('error').map(({ textContent }) => textContent)).toEqual(['Refused.']);
    expect(all('group')[1]?.contains(part('error'))).toBe(true);
    expect(text('summary')).toBe('359 people are waiting for 1 variant.');
    faulty = [];
    await press(part('main'));
    expect(text('result')).toBe('Done. 359 of 359 sent.');
    expect(all('error')).toEqual([]);
  });

  it('sends for one variant alone, by the call for one', async () => {
    const { all, text, press } = await mount();
    await press(all('send')[1]!);
    expect(sends).toEqual(['/send', '/send', '/send', '/send']);
    expect(text('result')).toBe('Done. 359 of 359 sent.');
    expect(text('summary')).toBe('641 people are waiting for 2 variants.');
    expect(all('send')[1]?.getAttribute('aria-disabled')).toBe('true');
    await press(all('send')[1]!);
    expect(sends).toHaveLength(4);
    await press(all('send')[0]!);
    expect(all('group')[1]?.textContent).toContain('All notified');
  });

  it('begins no other run meanwhile', async () => {
    isHeld = true;
    const { all, part, press } = await mount();
    await press(part('main'));
    expect(all('send').map((button) => button.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    await press(all('send')[0]!);
    expect(sends).toHaveLength(1);
  });

  it('keeps what a failed call has left', async () => {
    isHeld = true;
    const { part, text, press } = await mount();
    await press(part('main'));
    await letGo();
    refusal = Response.json({ error: 'Please sign in.', code: 'owner-only' }, { status: 401 });
    isHeld = false;
    await letGo();
    expect(text('result')).toBe('200 of 1,000 sent, then: Please sign in.');
    expect(text('main')).toBe('Resume: 800 left');
    expect(await said('assertive')).toBe('200 of 1,000 sent, then: Please sign in.');
    refusal = null;
    await press(part('main'));
    expect(text('result')).toBe('Done. 1,000 of 1,000 sent.');
  });

  it('stops when it leaves the page', async () => {
    isHeld = true;
    const { host, part, press } = await mount();
    await press(part('main'));
    await act(async () => host.remove());
    await letGo();
    await letGo();
    expect(sends).toHaveLength(1);
  });

  it('shows who waits for a variant, on demand', async () => {
    const { all, part, press } = await mount();
    expect(all('people')).toEqual([]);
    await press(part('show'));
    expect(part('show').getAttribute('aria-expanded')).toBe('true');
    const rows = [...part('people').querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['ada@example.com', 'Nov 12, 2026', 'Yes'],
      ['grace@example.com', 'Nov 12, 2026', 'No'],
    ]);
    await press(part('show'));
    expect(all('people')).toEqual([]);
  });

  it('says that nobody waits', async () => {
    groups = [];
    const { text } = await mount();
    expect(text('empty')).toBe('Nobody is waiting for a sold-out item.');
  });

  it('keeps the page’s own list when it cannot read the signups, and tries again', async () => {
    refusal = Response.json({ error: 'Please sign in.', code: 'owner-only' }, { status: 401 });
    const { host, part, text, press } = await mount('<table></table>');
    expect(text('failure')).toContain('The signups could not be loaded. Please sign in.');
    expect(host.shadowRoot?.querySelector('slot')).not.toBeNull();
    expect(await said('assertive')).toBe('Please sign in.');
    refusal = null;
    await press(part('retry'));
    expect(text('summary')).toBe('1,000 people are waiting for 3 variants.');
  });

  it('reads the signups anew when it is told to', async () => {
    const { host, part, text, press } = await mount();
    await press(part('main'));
    groups = [group('S', 2)];
    left.clear();
    await act(async () => host.reload());
    await settle();
    expect(text('summary')).toBe('2 people are waiting for 1 variant.');
    expect(part('run')).toBeUndefined();
  });
});
