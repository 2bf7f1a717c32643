import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberAccount, MembersClient } from '../../../../../core/members/index.js';
import { NetError, removeCookie, writeCookie } from '../../../../../core/net/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/account/index.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

const ada: MemberAccount = {
  email: 'ada@example.com',
  name: 'Ada',
  language: null,
  orders: [
    {
      number: '17',
      url: '/orders/17',
      placedAt: new Date(2026, 10, 20, 12).getTime(),
      total: 51_300,
      currency: 'USD',
      state: 'Sent',
    },
    {
      number: '16',
      url: '',
      placedAt: new Date(1970, 0, 1, 12).getTime(),
      total: 100,
      currency: 'EUR',
      state: '',
    },
  ],
};

const assign = vi.fn();
let reads: (() => Promise<MemberAccount | null>)[] = [];
let outs: ((cloneCart: boolean) => Promise<void>)[] = [];
let asked = 0;
const clones: boolean[] = [];
const report = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(() => assign('reload'));
  reads = [];
  outs = [];
  asked = 0;
  clones.length = 0;
  assign.mockReset();
  report.mockReset();
  writeCookie('siteUserInfo', '{"authenticated":true,"siteUserId":"7"}');
  const client: Partial<MembersClient> = {
    readAccount() {
      asked += 1;
      return reads.shift()?.() ?? Promise.resolve(ada);
    },
    signOut(cloneCart) {
      clones.push(cloneCart);
      return outs.shift()?.(cloneCart) ?? Promise.resolve();
    },
  };
  configure({ membersClient: client as MembersClient, reporter: { report, warn: vi.fn() } });
});
afterEach(() => {
  vi.restoreAllMocks();
  removeCookie('siteUserInfo');
});

async function mount(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('vitrine-account');
  element.setAttribute('load', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = '<a href="/account/sign-in">Sign in</a>';
  const events: [string, unknown][] = [];
  for (const type of ['vitrine-signed-out', 'vitrine-sign-out-failed']) {
    element.addEventListener(type, (event) =>
      events.push([type, (event as CustomEvent<unknown>).detail]),
    );
  }
  await act(async () => document.body.append(element));
  const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
  const submit = () =>
    act(async () => {
      element.shadowRoot
        ?.querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  const showsPage = () => element.shadowRoot?.querySelector('.vitrine-root > slot') != null;
  return { element, events, part, submit, showsPage };
}

describe('vitrine-account', () => {
  it('asks nothing for a visitor, who sees what the page says', async () => {
    removeCookie('siteUserInfo');
    configure({});
    const { showsPage } = await mount();
    expect([asked, showsPage()]).toEqual([0, true]);
  });

  it('shows the page’s content to somebody whose session has ended', async () => {
    reads = [() => Promise.resolve(null)];
    const { showsPage } = await mount();
    expect([asked, showsPage()]).toEqual([1, true]);
  });

  it('shows who is signed in, and the orders with their sums', async () => {
    const { element, part } = await mount();
    expect([part('name')?.textContent, part('email')?.textContent]).toEqual([
      'Ada',
      'ada@example.com',
    ]);
    const rows = [...(element.shadowRoot?.querySelectorAll('[part=order]') ?? [])];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Order 17', 'Nov 20, 2026', '$513.00', 'Sent'],
      ['Order 16', 'Jan 1, 1970', '€1.00', ''],
    ]);
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/orders/17',
      null,
    ]);
  });

  it('stands with the email alone, and without orders', async () => {
    reads = [() => Promise.resolve({ ...ada, name: '', orders: [] })];
    const { element, part } = await mount();
    expect([part('name')?.textContent, part('email') ?? null]).toEqual(['ada@example.com', null]);
    expect(element.shadowRoot?.textContent).toContain('You have not ordered anything yet.');
  });

  it('"Unable to load. Try again." (platform §8), and tries again', async () => {
    reads = [() => Promise.reject(new NetError('server', 'down'))];
    const { part } = await mount();
    expect(part('failure')?.textContent).toContain('Unable to load. Try again.');
    expect(report).toHaveBeenCalledOnce();
    await act(async () => part('retry')?.click());
    expect(part('name')?.textContent).toBe('Ada');
  });

  it.each([true, false])('signs out; a copy of the cart stays: %s', async (keeps) => {
    const { element, events, submit } = await mount({ next: '/' });
    if (keeps) element.shadowRoot?.querySelector<HTMLInputElement>('input')?.click();
    await submit();
    const next = new URL('/', location.href).href;
    expect(clones).toEqual([keeps]);
    expect(events).toEqual([['vitrine-signed-out', { cloneCart: keeps, next }]]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('stays after signing out, if it is told to', async () => {
    const { element, submit } = await mount({ stay: '' });
    await submit();
    expect(assign).not.toHaveBeenCalled();
    expect(element.shadowRoot?.textContent).toBe('You are signed out.');
  });

  it('says why signing out failed; the account stays', async () => {
    outs = [() => Promise.reject(new NetError('rejected', 'x', { serverMessage: 'Not now.' }))];
    const { events, part, submit } = await mount();
    await submit();
    expect(part('failure')?.textContent).toBe('Not now.');
    expect(part('name')?.textContent).toBe('Ada');
    expect(events).toEqual([
      ['vitrine-sign-out-failed', { code: 'rejected', message: 'Not now.' }],
    ]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('has methods for both', async () => {
    const { element } = await mount({ stay: '' });
    await act(() => element.refresh());
    expect(asked).toBe(2);
    await act(() => element.signOut(true));
    expect(clones).toEqual([true]);
  });
});
