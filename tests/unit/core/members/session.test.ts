import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getMembersClient,
  MemberError,
  signIn,
  signOut,
  toMemberError,
  type MembersClient,
} from '../../../../core/members/index.js';
import { translatedLanguage } from '../../../../core/members/translation-widget.js';
import { NetError, readCookie, removeCookie, writeCookie } from '../../../../core/net/index.js';
import { configure, getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { stubFetch } from '../../../support/stub-fetch.js';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly crumb: string | null;
  readonly body: unknown;
}

/** Answers the calls in their order; one without an answer fails the test. */
function answer(...answers: readonly (readonly [status: number, body?: unknown])[]): Sent[] {
  const sent: Sent[] = [];
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({
      method: request.method,
      path: pathname + search,
      crumb: request.headers.get('X-CSRF-Token'),
      body: text === '' ? undefined : JSON.parse(text),
    });
    const [status, body] = answers[sent.length - 1] ?? [500, { error: 'Too many calls.' }];
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return sent;
}

const given = { email: ' ada@example.com ', password: ' long password', rememberMe: true };
const session = '/api/site-users/account/session';
const crumbFailure = [403, { error: 'Your session has expired.', crumbFail: true }] as const;

beforeEach(() => writeCookie('crumb', 'before'));
afterEach(() => {
  Reflect.deleteProperty(window, 'vitrineTranslation');
  vi.unstubAllGlobals();
  resetRuntime();
  removeCookie('crumb');
});

describe('signing in', () => {
  it('sends "email, password, rememberMe" (platform §7), the password as it was typed', async () => {
    const sent = answer([200, { xsrfToken: 'after' }]);
    await signIn(given);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: session,
        crumb: 'before',
        body: { email: 'ada@example.com', password: ' long password', rememberMe: true },
      },
    ]);
  });

  it('"The XSRF token, once given, is set as a header on all later requests" (platform §4)', async () => {
    const account = { member: null };
    const sent = answer([200, { xsrfToken: 'after' }], [200, account], [200, {}]);
    await signIn(given);
    await getMembersClient().readAccount();
    await getMembersClient().tellLanguage('de');
    expect(sent.map(({ method, crumb }) => [method, crumb])).toEqual([
      ['POST', 'before'],
      ['GET', 'after'],
      ['POST', 'after'],
    ]);
    // So it is there for forms, for the next page, and for other tabs.
    expect(readCookie('crumb')).toBe('after');
  });

  it('tells the page that a member is there', async () => {
    answer([200, { xsrfToken: 'after' }]);
    const heard = vi.fn();
    getRuntime().bus.on('member.signed-in', heard);
    await signIn(given);
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ['', 'x', 'email-missing', 'Please enter your email address.'],
    ['   ', 'x', 'email-missing', 'Please enter your email address.'],
    ['ada@example.com', '', 'password-missing', 'Please enter your password.'],
  ])('sends nothing for “%s” and “%s”', async (email, password, code, message) => {
    const sent = answer();
    await expect(signIn({ email, password, rememberMe: false })).rejects.toMatchObject({
      code,
      message,
    });
    expect(sent).toEqual([]);
  });

  it.each([
    [401, undefined, 'wrong-sign-in', 'The email address or the password is not right.'],
    [401, { error: 'No.' }, 'wrong-sign-in', 'No.'],
    [429, { error: 'Later.' }, 'rate-limited', 'Later.'],
    [200, { xsrfToken: '' }, 'unexpected-answer', 'We could not confirm this. Please try again.'],
    [200, {}, 'unexpected-answer', 'We could not confirm this. Please try again.'],
  ])('%i with %j is %s', async (status, body, code, message) => {
    answer([status, body]);
    const error: unknown = await signIn(given).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MemberError);
    expect(error).toMatchObject({ code, message });
    expect(readCookie('crumb')).toBe('before');
  });
});

describe('signing out', () => {
  it.each([true, false])(
    'sends "query cloneCart (boolean)" (platform §7): %s',
    async (cloneCart) => {
      const sent = answer([200, {}]);
      const heard = vi.fn();
      getRuntime().bus.on('member.signed-out', heard);
      await signOut(cloneCart);
      expect(sent.map(({ method, path }) => [method, path])).toEqual([
        ['DELETE', `${session}?cloneCart=${cloneCart}`],
      ]);
      expect(heard.mock.calls[0]?.[0]).toEqual({ cloneCart });
    },
  );

  it('"Session logout is retried once if the response says a crumb check failed" (platform §4)', async () => {
    const sent = answer(crumbFailure, [204]);
    await signOut();
    expect(sent).toHaveLength(2);
  });

  it.each([['with a crumb'], ['without one']])('twice refused is an error, %s', async (which) => {
    if (which === 'without one') removeCookie('crumb');
    const sent = answer(crumbFailure, crumbFailure);
    await expect(signOut()).rejects.toMatchObject({ code: 'crumb' });
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it('is not repeated for another refusal', async () => {
    const sent = answer([403, { error: 'No.' }]);
    await expect(signOut()).rejects.toMatchObject({ code: 'rejected', message: 'No.' });
    expect(sent).toHaveLength(1);
  });
});

describe('the language of a translation widget', () => {
  it.each([
    ['a text', { currentLanguage: 'pt-BR' }, 'pt-BR'],
    ['a function', { currentLanguage: () => 'de' }, 'de'],
    ['something else', { currentLanguage: 7 }, null],
    ['no language', { currentLanguage: '<script>' }, null],
    [
      'a fault of the widget',
      {
        currentLanguage: () => {
          throw new Error('Broken.');
        },
      },
      null,
    ],
    ['nothing', undefined, null],
  ])('as %s', (_, widget, language) => {
    Reflect.set(window, 'vitrineTranslation', widget);
    expect(translatedLanguage()).toBe(language);
  });

  it('is unknown where the top window is of another site', () => {
    vi.stubGlobal(
      'top',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('Blocked.', 'SecurityError');
          },
        },
      ),
    );
    expect(translatedLanguage()).toBeNull();
  });

  it('goes to the server after signing in, where a translation widget exposes it (platform §7)', async () => {
    Reflect.set(window, 'vitrineTranslation', { currentLanguage: 'de' });
    const sent = answer([200, { xsrfToken: 'after' }], [200, {}]);
    await signIn(given);
    expect(sent[1]).toEqual({
      method: 'POST',
      path: '/api/site-users/account/locale',
      crumb: 'after',
      body: { language: 'de' },
    });
  });

  it('that cannot be told is reported, and keeps nobody out', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    Reflect.set(window, 'vitrineTranslation', { currentLanguage: 'de' });
    answer([200, { xsrfToken: 'after' }], [400, { error: 'No.' }]);
    await signIn(given);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('the account', () => {
  const order = {
    number: '17',
    url: '/orders/17',
    placedAt: 1,
    total: 5130,
    currency: 'USD',
    state: 'Sent',
  };

  it('is read with its orders', async () => {
    const member = { email: 'ada@example.com', name: 'Ada', language: 'de' };
    answer([200, { member, orders: [order] }]);
    expect(await getMembersClient().readAccount()).toEqual({ ...member, orders: [order] });
  });

  it('may lack everything but the email', async () => {
    answer([200, { member: { email: 'ada@example.com' } }]);
    expect(await getMembersClient().readAccount()).toEqual({
      email: 'ada@example.com',
      name: '',
      language: null,
      orders: [],
    });
  });

  it('is null for a visitor', async () => {
    answer([200, { member: null, orders: [] }]);
    expect(await getMembersClient().readAccount()).toBeNull();
  });

  it('is null on a server that answers the calls of the specification alone', async () => {
    answer([404, { error: 'There is no such call.' }]);
    expect(await getMembersClient().readAccount()).toBeNull();
  });

  it('is that of `membersClient`, if the page has one', () => {
    const own: MembersClient = {
      signIn: () => Promise.resolve({ xsrfToken: 'own' }),
      signOut: () => Promise.resolve(),
      tellLanguage: () => Promise.resolve(),
      readAccount: () => Promise.resolve(null),
    };
    configure({ membersClient: own });
    expect(getMembersClient()).toBe(own);
    configure({ membersClient: null });
    expect(getMembersClient()).toBe(getMembersClient());
  });
});

describe('an error of members', () => {
  it.each([
    [new NetError('offline', 'x'), 'offline', 'Please check your internet connection.'],
    [new NetError('timeout', 'x'), 'timeout', 'Please check your internet connection.'],
    [new NetError('server', 'x'), 'server', 'We could not confirm this. Please try again.'],
    [new NetError('refused', 'x'), 'refused', 'Unknown error, please try again later.'],
    [new Error('x'), 'unknown', 'Unknown error, please try again later.'],
  ])('%s', (cause, code, message) => {
    expect(toMemberError(cause)).toMatchObject({ code, message, cause });
    expect(toMemberError(toMemberError(cause))).toMatchObject({ code });
  });
});
