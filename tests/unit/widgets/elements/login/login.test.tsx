import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MembersClient, SignIn } from '../../../../../core/members/index.js';
import { NetError, removeCookie, writeCookie } from '../../../../../core/net/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/login/index.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

let sent: SignIn[] = [];
let finish: { answer(): void; refuse(error: unknown): void } | null = null;
const assign = vi.fn();

beforeEach(() => {
  sent = [];
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(() => assign('reload'));
  const client: Partial<MembersClient> = {
    signIn(given) {
      sent.push(given);
      return new Promise((resolve, reject) => {
        finish = { answer: () => resolve({ xsrfToken: 'token' }), refuse: reject };
      });
    },
  };
  configure({ membersClient: client as MembersClient });
});
afterEach(() => {
  vi.restoreAllMocks();
  removeCookie('crumb');
  removeCookie('siteUserInfo');
});

async function mount(attributes: Readonly<Record<string, string>> = {}, html = '') {
  const element = document.createElement('vitrine-login');
  element.setAttribute('load', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  const events: [string, unknown][] = [];
  for (const type of ['vitrine-before-sign-in', 'vitrine-signed-in', 'vitrine-sign-in-failed']) {
    element.addEventListener(type, (event) =>
      events.push([type, { ...(event as CustomEvent<object>).detail }]),
    );
  }
  await act(async () => document.body.append(element));
  const block = () => element.querySelector('.vitrine-content')!;
  const field = (name: string) => block().querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return {
    element,
    events,
    block,
    field,
    button: () => block().querySelector('button')!,
    submit: () =>
      act(async () => {
        const event = new Event('submit', { bubbles: true, cancelable: true });
        block().querySelector('form')?.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
      }),
    settle: (how: 'answer' | 'refuse', error?: unknown) =>
      act(async () => (how === 'answer' ? finish?.answer() : finish?.refuse(error))),
  };
}

const typed = `<form><input name="email" value="ada@example.com"><input name="password" value="secret">
  <input name="rememberMe" type="checkbox" checked></form>`;

describe('vitrine-login', () => {
  it('takes over what was typed into the plain form', async () => {
    const { field } = await mount({}, typed);
    expect(field('email').value).toBe('ada@example.com');
    expect(field('password').value).toBe('secret');
    expect(field('rememberMe').checked).toBe(true);
  });

  it('shows why the server refused the plain form', async () => {
    const { block, field } = await mount({}, `<p role="alert"> Not  right. </p>${typed}`);
    expect(block().querySelector('.vitrine-field-error')?.textContent).toBe('Not right.');
    expect(field('password').getAttribute('aria-invalid')).toBe('true');
  });

  it('signs in, says so, and opens the next page', async () => {
    const { events, submit, settle } = await mount({ next: '/account' }, typed);
    await submit();
    expect(sent).toEqual([{ email: 'ada@example.com', password: 'secret', rememberMe: true }]);
    await settle('answer');
    const next = new URL('/account', location.href).href;
    expect(events).toEqual([
      ['vitrine-before-sign-in', { email: 'ada@example.com', rememberMe: true }],
      ['vitrine-signed-in', { next }],
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('opens this page again without a next one', async () => {
    const { submit, settle } = await mount({}, typed);
    await submit();
    await settle('answer');
    expect(assign).toHaveBeenCalledExactlyOnceWith('reload');
  });

  it('stays, if it is told to, with the focus on that one is signed in', async () => {
    const { block, events, submit, settle } = await mount({ stay: '' }, typed);
    await submit();
    await settle('answer');
    expect(assign).not.toHaveBeenCalled();
    expect(events.at(-1)).toEqual(['vitrine-signed-in', { next: '' }]);
    expect(block().textContent).toBe('You are signed in.');
    expect(document.activeElement).toBe(block().querySelector('[role=status]'));
  });

  it('keeps what was typed after a wrong password, whose field has the focus', async () => {
    const { block, events, field, submit, settle } = await mount({}, typed);
    await submit();
    await settle('refuse', new NetError('rejected', 'x', { status: 401 }));
    expect(block().querySelector('.vitrine-field-error')?.textContent).toBe(
      'The email address or the password is not right.',
    );
    expect(events.at(-1)).toEqual([
      'vitrine-sign-in-failed',
      { code: 'wrong-sign-in', message: 'The email address or the password is not right.' },
    ]);
    expect([field('email').value, field('password').value]).toEqual(['ada@example.com', 'secret']);
    expect(document.activeElement).toBe(field('password'));
  });

  it.each([
    ['', '', 'email', 'Please enter your email address.'],
    ['ada@example.com', '', 'password', 'Please enter your password.'],
  ])('sends nothing with “%s” and “%s”', async (email, password, place, sentence) => {
    const { block, field, submit } = await mount(
      {},
      `<form><input name="email" value="${email}"><input name="password" value="${password}"></form>`,
    );
    await submit();
    expect(sent).toEqual([]);
    expect(block().querySelector('.vitrine-field-error')?.textContent).toBe(sentence);
    expect(document.activeElement).toBe(field(place));
    expect(field(place).getAttribute('aria-invalid')).toBe('true');
  });

  it('sends once for two presses', async () => {
    const { button, submit } = await mount({}, typed);
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().textContent).toBe('Signing in…');
  });

  it('lets a listener change the email, or prevent it; the password is in no event', async () => {
    const { element, submit } = await mount({}, typed);
    const change = (event: Event) => {
      const { detail } = event as CustomEvent<{ email: string }>;
      expect(JSON.stringify(detail)).not.toContain('secret');
      detail.email = 'grace@example.com';
    };
    element.addEventListener('vitrine-before-sign-in', change, { once: true });
    await submit();
    expect(sent[0]?.email).toBe('grace@example.com');
    const other = await mount({}, typed);
    other.element.addEventListener('vitrine-before-sign-in', (event) => event.preventDefault());
    await other.submit();
    expect(sent).toHaveLength(1);
  });

  it('shows the links that it is given', async () => {
    const { block } = await mount({ 'forgotten-href': '/forgotten', 'sign-up-href': '/sign-up' });
    expect([...block().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/forgotten',
      '/sign-up',
    ]);
  });

  it('shows the form although the cookie names a member, whose session may have ended', async () => {
    writeCookie('siteUserInfo', '{"authenticated":true,"siteUserId":"7"}');
    const { block } = await mount();
    expect(block().querySelector('form')).not.toBeNull();
  });

  it('leaves the plain form where the API is of another origin, and says why once', async () => {
    const report = vi.fn();
    configure({
      membersClient: null,
      api: 'https://shop.example',
      reporter: { report, warn: vi.fn() },
    });
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { element } = await mount({}, typed);
    expect(element.querySelector('.vitrine-content form')).toBeNull();
    expect(element.shadowRoot?.querySelector('slot[name=error] slot')).not.toBeNull();
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'elsewhere' });
    error.mockRestore();
  });
});
