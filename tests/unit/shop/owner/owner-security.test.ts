// @vitest-environment node
import { tmpdir } from 'node:os';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrCodeView } from '../../../../shop/owner/views/qr-code.js';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage, readPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const path = '/owner/security';
const owner = 'OWNER=yes';
const crumb = 'the-crumb';

function openShop({ isOn = false } = {}) {
  const services = createFakeServices();
  const ended: number[] = [];
  const { secondFactor } = services.owners;
  const on = { isOn: true, since: Date.UTC(2026, 10, 2), recoveryCodes: 9 } as const;
  const app = createMarramPages({
    services: {
      ...services,
      owners: {
        ...services.owners,
        endSession: (_, id) => Promise.resolve(void ended.push(id)),
        secondFactor: {
          ...secondFactor,
          state: (c) => (isOn ? Promise.resolve(on) : secondFactor.state(c)),
          isUsed: () => Promise.resolve(isOn),
        },
      },
    },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  return {
    ended,
    open: (address: string, cookie = owner) => openPage(app, address, cookie),
    async post(address: string, fields: Record<string, string>) {
      const init = {
        method: 'POST',
        headers: { cookie: owner },
        body: new URLSearchParams(fields),
      };
      return readPage(await app.request(address, init));
    },
  };
}

type Opened = Awaited<ReturnType<typeof openPage>>;

/** Every control has a label, and what describes it is there. */
function expectLabels({ document }: Opened): void {
  for (const input of document.querySelectorAll('main input:not([type=hidden])')) {
    expect(document.querySelector(`label[for=${input.id}]`), input.id).not.toBeNull();
    const hint = input.getAttribute('aria-describedby');
    if (hint !== null) expect(document.getElementById(hint), hint).not.toBeNull();
  }
}

describe('the page of the owner’s sessions', () => {
  it('lists where the owner is signed in, with a form to end each but this one', async () => {
    const page = await openShop().open(path);
    expect(page.texts('.owner-list h3')).toEqual([
      'Firefox on Linux This browser',
      'Safari on <iPhone>',
    ]);
    expect(page.texts('.owner-list .hint')[0]).toBe(
      'No. 7 · signed in Nov 22, 2026, 9:00 AM UTC · last used Nov 22, 2026, 10:00 AM UTC',
    );
    const ids = [...page.document.querySelectorAll('[name=session]')];
    expect(ids.map((input) => input.getAttribute('value'))).toEqual(['6']);
    expectLabels(page);
  });

  it('ends a session, and says so', async () => {
    const { ended, open, post } = openShop();
    const { answer } = await post(`${path}/sessions/end`, { crumb, session: '6' });
    expect(answer.headers.get('Location')).toBe(`${path}?done=ended`);
    expect(ended).toEqual([6]);
    expect((await open(`${path}?done=ended`)).texts('[role=status]')).toEqual([
      'That browser is signed out.',
    ]);
  });

  it.each(['', '-1', '1e3', '6; drop', '9999999999999999999'])(
    'ends no session called %j',
    async (session) => {
      const { ended, post } = openShop();
      const { answer } = await post(`${path}/sessions/end`, { crumb, session });
      expect(answer.headers.get('Location')).toBe(`${path}?problem=invalid-request`);
      expect(ended).toEqual([]);
    },
  );

  it('asks for the password after it signed out everywhere', async () => {
    const { answer } = await openShop().post(`${path}/sessions/end-all`, { crumb });
    expect(answer.headers.get('Location')).toBe('/owner/sign-in');
  });

  it.each(['sessions/end', 'sessions/end-all', 'second-factor/start', 'second-factor/off'])(
    'does nothing without the crumb: %s',
    async (name) => {
      const { ended, post } = openShop();
      const { answer } = await post(`${path}/${name}`, { session: '6', password: 'the password' });
      expect(answer.headers.get('Location')).toBe(`${path}?problem=crumb`);
      expect(ended).toEqual([]);
    },
  );
});

describe('the page of the second factor', () => {
  const setup = `${path}/second-factor`;
  const pending = `${owner}; FACTOR=pending`;

  it('is opened with the password', async () => {
    const { open, post } = openShop();
    const start = (password: string) => post(`${setup}/start`, { crumb, password });
    expect((await start('x')).answer.headers.get('Location')).toBe(
      `${path}?problem=wrong-password`,
    );
    expect((await start('the password')).answer.headers.get('Location')).toBe(setup);
    expect((await open(setup)).answer.headers.get('Location')).toBe(path);
  });

  it('shows the key as text, as a link and as a QR code, without a style or script of its own', async () => {
    const page = await openShop().open(setup, pending);
    expect(page.texts('.owner-key')).toEqual(['JBSW Y3DP EHPK 3PXP']);
    const link = page.document.querySelector('main a[href^="otpauth:"]')?.getAttribute('href');
    expect(link).toBe('otpauth://totp/Shop:owner?secret=JBSW');
    const drawing = page.document.querySelector('main svg');
    expect(drawing?.getAttribute('role')).toBe('img');
    expect(drawing?.getAttribute('aria-label')).toBe('QR code of the key below');
    expect(page.document.querySelector('main [style], main style, main script')).toBeNull();
    expectLabels(page);
  });

  it('has a field that a phone fills in', async () => {
    const { document } = await openShop().open(setup, pending);
    const code = document.querySelector('input[name=code]');
    expect(code?.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code?.getAttribute('inputmode')).toBe('numeric');
  });

  it('shows the recovery codes once, in the answer to the right code', async () => {
    const { post } = openShop();
    const wrong = await post(setup, { crumb, code: '000000' });
    expect(wrong.answer.headers.get('Location')).toBe(`${setup}?problem=wrong-code`);
    const right = await post(setup, { crumb, code: '123456' });
    expect(right.status).toBe(200);
    expect(right.answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(right.texts('.owner-codes li')).toEqual(['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789']);
  });

  it('is asked for at the sign-in when it is on, and only then', async () => {
    const address = '/owner/sign-in';
    const off = await openShop().open(address, '');
    expect(off.document.querySelector('[name=code]')).toBeNull();
    const on = await openShop({ isOn: true }).open(`${address}?problem=wrong-sign-in`, '');
    expect(on.document.querySelector('[name=code]')).not.toBeNull();
    expect(on.document.querySelector('details [name=recoveryCode]')).not.toBeNull();
    expect(on.texts('[role=alert]')).toEqual([
      'The password or the code is not right. Each code works once.',
    ]);
    expectLabels(on);
  });

  it('is turned off with a code', async () => {
    const { open, post } = openShop({ isOn: true });
    const page = await open(path);
    expect(page.texts('section p')).toContain(
      'On since Nov 2, 2026, 12:00 AM UTC. Signing in takes the password and a code of your app. You have 9 recovery codes left.',
    );
    expectLabels(page);
    const { answer } = await post(`${setup}/off`, { crumb, code: '123456' });
    expect(answer.headers.get('Location')).toBe(`${path}?done=off`);
  });
});

describe('the record of the owner', () => {
  it('says what was done, when, and in which session', async () => {
    const { texts } = await openShop().open(`${path}/actions`);
    expect(texts('tbody tr')).toEqual([
      'Saved form contact The first owner No. 7 Nov 22, 2026, 9:00 AM UTC',
      'Sign-in refused 3 times in an hour Nobody none Nov 22, 2026, 9:00 AM UTC',
    ]);
  });

  it('links to the next page, and back to the newest', async () => {
    const { open } = openShop();
    const links = async (address: string) =>
      [...(await open(address)).document.querySelectorAll('.owner-pages a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await links(`${path}/actions`)).toEqual([`${path}/actions?cursor=2`]);
    expect(await links(`${path}/actions?cursor=2`)).toEqual([`${path}/actions`]);
  });
});

describe('a QR code', () => {
  it('is drawn with the dark modules and no others', () => {
    const text = 'otpauth://totp/Marram:owner?secret=JBSWY3DPEHPK3PXP&issuer=Marram';
    const { size, path: drawing } = qrCodeView(text);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, x, y, width] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
    }
    expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
    expect(drawing.replaceAll(/M(\d+) (\d+)h(\d+)v1H\1z/g, '')).toBe('');
  });
});
