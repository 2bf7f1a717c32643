import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, getRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { everyKind } from '../../../../../stories/support/forms.js';
import { settle } from '../../element/mount.js';
import { answerTo, closeForm, jsonOf, offline, ok, openForm, refuse } from './form-page.js';

const contact = {
  id: 'contact',
  name: 'Contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 10 },
    { id: 'source', type: 'hidden', key: 'utm', value: 'own' },
  ],
  submissionMessage: 'We answer within a day.',
  submitLabel: 'Send',
  disclaimer: 'We keep your letter for a year.',
};
const html = jsonOf(contact);
const variant = (changes: object) => jsonOf({ ...contact, ...changes });

afterEach(closeForm);

async function openFilled(markup = html, attributes: Record<string, string> = {}) {
  const page = await openForm(markup, attributes);
  await page.type('[name=email]', 'ada@example.com');
  await page.type('[name=message]', 'Hello');
  return page;
}

const alertOf = (host: Element) => host.querySelector('[role=alert]')?.textContent ?? null;

describe('a form that is drawn from its JSON', () => {
  it('has its fields in the light DOM, with names, labels and autocomplete', async () => {
    const { find, form, host } = await openForm(html);
    const email = find('[name=email]');
    expect(email.getRootNode()).toBe(document);
    expect(email.autocomplete).toBe('email');
    expect(email.labels?.[0]?.textContent).toContain('Email');
    expect(form().noValidate).toBe(true);
    expect(host.querySelector('.vitrine-form-send')?.textContent).toContain('Send');
    expect(host.textContent).toContain('We keep your letter for a year.');
  });

  it('draws every kind', async () => {
    const { host } = await openForm(jsonOf(everyKind));
    const names = new Set(
      [...host.querySelectorAll('[name]')].map((node) => node.getAttribute('name')?.split('[')[0]),
    );
    expect(names.size).toBe(18);
  });

  it("says 'Required' at empty fields, and the summary has the focus", async () => {
    const { host, press, calls, find } = await openForm(html);
    await press();
    const box = find<HTMLElement>('.vitrine-form-errors');
    expect(document.activeElement).toBe(box);
    expect(alertOf(host)).toContain('One or more fields is invalid, please check your entries.');
    expect([...box.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Email: Required',
      'Message: Required',
    ]);
    expect(find('[name=email]').getAttribute('aria-invalid')).toBe('true');
    box.querySelector('a')?.click();
    expect(document.activeElement).toBe(find('[name=email]'));
    expect(calls).toEqual([]);
  });

  it('says the notice once, above', async () => {
    const { host, press, form } = await openForm(html);
    await press();
    expect(alertOf(host)).toContain('Your form has encountered a problem. Please scroll down');
    expect(form().nextElementSibling).toBeNull();
  });

  // storefront §8: the strict setting
  it("shows both notices: 'scroll down' above the form and 'scroll up' below it", async () => {
    const { host, press, form } = await openForm(html);
    getRuntime().site.formNotices = 'specified';
    await press();
    const above = form().previousElementSibling;
    expect(above?.textContent).toContain(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    expect(form().nextElementSibling?.textContent).toBe(
      'Your form has encountered a problem. Please scroll up to review.',
    );
    expect(alertOf(host)).not.toContain('scroll up');
  });

  it.each([
    ['its JSON', variant({ isNewsletter: true }), {}],
    ['its attribute', html, { newsletter: '' }],
  ])('shows neither in a newsletter form by %s', async (_, markup, attributes) => {
    const { host, press } = await openForm(markup, attributes);
    await press();
    expect(alertOf(host)).toContain('One or more fields is invalid');
    expect(host.textContent).not.toContain('Please scroll');
  });

  it("marks the page's title while something is wrong", async () => {
    document.title = 'Contact us';
    const { press, type } = await openForm(html);
    await press();
    expect(document.title).toBe('Error: Contact us');
    await type('[name=email]', 'ada@example.com');
    await type('[name=message]', 'Hello');
    expect(document.title).toBe('Contact us');
  });

  it.each([
    ['email', 'ada@', 'Email is not valid. Email addresses should follow the format'],
    ['message', 'x'.repeat(11), 'You have exceeded the character limit.'],
  ])('judges %s when it is sent, and again at each change', async (name, wrong, sentence) => {
    const { host, press, type, find } = await openFilled();
    await type(`[name=${name}]`, wrong);
    expect(host.textContent).not.toContain(sentence);
    await press();
    expect(alertOf(host)).toContain(sentence);
    expect(find(`[name=${name}]`).value).toBe(wrong);
    await type(`[name=${name}]`, name === 'email' ? 'ada@example.com' : 'short');
    expect(alertOf(host)).toBeNull();
  });

  it("says 'Submitting…' with a marker, keeps texts and focus, and ignores a second press", async () => {
    let succeed = (_: Response) => {};
    const { host, find, press, calls } = await openFilled();
    answerTo('save', () => new Promise<Response>((resolve) => (succeed = resolve)));
    const button = find<HTMLButtonElement>('.vitrine-form-send');
    button.focus();
    await press();
    await press();
    expect(button.hasAttribute('data-vitrine-submitting')).toBe(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    expect(document.activeElement).toBe(button);
    const shown = [...button.children].filter(
      (span) => span.getAttribute('aria-hidden') !== 'true',
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Submitting…']);
    expect(find('[name=email]').readOnly).toBe(true);
    expect(find('[name=email]').disabled).toBe(false);
    succeed(Response.json({ submissionId: 's1' }));
    await settle();
    expect(host.textContent).toContain('We answer within a day.');
    expect(calls.filter(({ path }) => path.endsWith('SaveFormSubmission'))).toHaveLength(1);
  });

  it("'hides the fields, shows the submission text', which gets the focus", async () => {
    const { host, press, find } = await openFilled();
    await press();
    expect(host.querySelector('form')).toBeNull();
    expect(find('[role=status]').textContent).toBe('We answer within a day.');
    expect(document.activeElement).toBe(find('.vitrine-form-success'));
  });

  it("thanks in its own words without a submission text, and in the page's", async () => {
    const { press, find } = await openFilled(variant({ submissionMessage: '' }));
    await press();
    expect(find('[role=status]').textContent).toBe('Thank you!');
    await closeForm();
    const own = await openFilled(`${html}<template><b>Merci</b></template>`);
    await own.press();
    expect(own.find('[role=status]').innerHTML).toBe('<b>Merci</b>');
  });

  it('sends every answer, hidden ones from the query string too', async () => {
    history.replaceState(null, '', '/?utm=letter');
    const { press, calls } = await openFilled();
    await press();
    expect(calls.at(-1)?.body).toMatchObject({
      key: 'k1',
      formId: 'contact',
      form: { email: 'ada@example.com', message: 'Hello', source: 'letter' },
      pagePath: '/',
    });
  });

  it("'redirects to the configured success URL if any'", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { press, host } = await openFilled(variant({ successRedirect: '/thanks' }));
    await press();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/thanks');
    // Locked until the page is gone.
    expect(host.querySelector('.vitrine-form-send')?.getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(assign).toHaveBeenCalledOnce();
    const shown = new Event('pageshow');
    Object.assign(shown, { persisted: true });
    window.dispatchEvent(shown);
    await settle();
    expect(host.querySelector('.vitrine-form-send')?.hasAttribute('aria-disabled')).toBe(false);
    expect(host.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'goes nowhere by %s',
    async (successRedirect) => {
      const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
      const { press, find } = await openFilled(variant({ successRedirect }), {
        'success-redirect': successRedirect,
      });
      await press();
      expect(assign).not.toHaveBeenCalled();
      expect(find('[role=status]').textContent).toBe('We answer within a day.');
    },
  );

  it('says its events, the newsletter one for newsletters alone', async () => {
    const heard: string[] = [];
    const details: unknown[] = [];
    for (const type of [
      'vitrine-before-submit',
      'vitrine-submitted',
      'vitrine-newsletter-subscribed',
    ]) {
      document.addEventListener(
        type,
        (event) => {
          heard.push(type);
          details.push((event as CustomEvent).detail);
        },
        { once: true },
      );
    }
    const onBus = vi.fn();
    getRuntime().bus.on('form.newsletter-subscribed', onBus);
    getRuntime().bus.on('form.rendered', onBus);
    const { press } = await openFilled(html, { newsletter: '' });
    await press();
    expect(heard).toEqual([
      'vitrine-before-submit',
      'vitrine-submitted',
      'vitrine-newsletter-subscribed',
    ]);
    expect(details.slice(1)).toEqual([
      { formId: 'contact', submissionId: 's1', isNewsletter: true },
      { formId: 'contact' },
    ]);
    expect(onBus.mock.calls).toEqual([[{ formId: 'contact' }], [{ formId: 'contact' }]]);
  });

  it.each<[number, object, string]>([
    [401, {}, 'Unable to submit form. Please try again later.'],
    [404, {}, 'This form has not been configured yet.'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, {}, 'Unable to send form. Please try again later.'],
    [409, { error: 'Come back in May.' }, 'Come back in May.'],
    [409, {}, 'Unknown error, please try again later.'],
  ])('loses nothing when it is answered with %d', async (status, body, message) => {
    const failed = vi.fn();
    const { host, press, find } = await openFilled();
    host.addEventListener('vitrine-submit-failed', ({ detail }) => failed(detail.message));
    answerTo('save', refuse(status, body));
    await press();
    expect(alertOf(host)).toContain(message);
    expect(failed).toHaveBeenCalledExactlyOnceWith(message);
    expect(find('[name=email]').value).toBe('ada@example.com');
    expect(find('[name=message]').value).toBe('Hello');
    expect(find('[name=email]').readOnly).toBe(false);
    expect(document.activeElement).toBe(find('.vitrine-form-errors'));
    answerTo('save', ok({ submissionId: 's2' }));
    await press();
    expect(host.textContent).toContain('We answer within a day.');
  });

  it("shows '400 with map of errors per field' at the fields", async () => {
    const { press, find } = await openFilled();
    answerTo('save', refuse(400, { errors: { message: 'Please be kind.' } }));
    await press();
    expect(find('.vitrine-field-error').textContent).toBe('Please be kind.');
    const described = find('[name=message]').getAttribute('aria-describedby') ?? '';
    expect(described.split(' ')).toContain(find('.vitrine-field-error').id);
  });

  it('says so when no key comes and when nothing answers', async () => {
    const { host, press } = await openFilled();
    answerTo('key', refuse(503));
    await press();
    expect(alertOf(host)).toContain('Could not get a form submission key, please try again later.');
    answerTo('key', ok({ key: 'k' }));
    answerTo('save', offline);
    const clock = createManualClock();
    configure({ clock });
    await press();
    await clock.advance(30_000);
    await vi.waitFor(() =>
      expect(alertOf(host)).toContain('Please check your internet connection.'),
    );
  });

  it('speaks of a submit that takes long', async () => {
    const clock = createManualClock();
    configure({ clock });
    const { press } = await openFilled();
    answerTo('save', () => new Promise<Response>(() => undefined));
    await press();
    await clock.advance(399);
    expect(document.querySelector('[data-vitrine-live=polite]')?.textContent ?? '').toBe('');
    await clock.advance(100);
    expect(document.querySelector('[data-vitrine-live=polite]')?.textContent).toBe('Submitting…');
  });

  it('can be submitted and begun anew by a script', async () => {
    const { host, find } = await openFilled();
    expect(await host.submit()).toBe(true);
    await settle();
    expect(host.querySelector('form')).toBeNull();
    await host.reset();
    await settle();
    expect(find('[name=email]').value).toBe('');
    expect(await host.submit()).toBe(false);
  });
});

describe('what was typed', () => {
  it('is there again after a reload, and not after a success', async () => {
    const clock = createManualClock();
    configure({ clock });
    const page = await openFilled();
    await clock.advance(300);
    page.host.remove();
    await settle();
    const again = await openForm(html);
    expect(again.find('[name=message]').value).toBe('Hello');
    await again.press();
    again.host.remove();
    await settle();
    const third = await openForm(html);
    expect(third.find('[name=message]').value).toBe('');
  });

  it('is written down at once when the page is left', async () => {
    await openFilled();
    expect(sessionStorage).toHaveLength(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('Hello');
  });

  it('is forgotten by reset()', async () => {
    const page = await openFilled();
    window.dispatchEvent(new Event('pagehide'));
    await page.host.reset();
    await settle();
    expect(page.find('[name=email]').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form that is asked for', () => {
  it.each([
    ['by its id', { 'form-id': 'contact' }, '/api/forms/contact'],
    ['from an address', { src: '/api/forms/contact' }, '/api/forms/contact'],
  ])('%s', async (_, attributes, path) => {
    answerTo('form', ok(contact));
    const { find, calls } = await openForm('', attributes);
    expect(find('[name=email]')).not.toBeNull();
    expect(calls.map((call) => call.path)).toEqual([path]);
  });

  it("'This form has not been configured yet.' where there is none", async () => {
    answerTo('form', refuse(404));
    const { host } = await openForm('', { 'form-id': 'gone' });
    expect(alertOf(host)).toBe('This form has not been configured yet.');
  });

  it('can be asked for again', async () => {
    answerTo('form', refuse(403), ok(contact));
    const { host, find } = await openForm('', { 'form-id': 'contact' });
    expect(alertOf(host)).toContain('Unable to load. Try again.');
    find<HTMLButtonElement>('button').click();
    await settle();
    expect(find('[name=email]')).not.toBeNull();
  });

  it.each([
    ['JSON that is none', '<script type="application/json">{</script>', {}],
    ['JSON that is no form', '<script type="application/json">{"fields":7}</script>', {}],
    ['an address elsewhere', '', { src: 'https://evil.example/form.json' }],
    ['nothing at all', '', {}],
  ])('reports %s, and says that there is no form', async (_, markup, attributes) => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    const { host } = await openForm(markup, attributes as Record<string, string>);
    expect(report).toHaveBeenCalledOnce();
    expect(alertOf(host)).toMatch(/not been configured|Unable to load/);
  });

  it('can be given as a value', async () => {
    answerTo('form', refuse(404));
    const page = await openForm('', { 'form-id': 'gone' });
    page.host.formData = contact;
    await page.host.updateComplete;
    expect(page.find('[name=email]')).not.toBeNull();
  });
});
