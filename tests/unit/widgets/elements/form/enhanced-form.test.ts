import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { settle } from '../../element/mount.js';
import { answerTo, closeForm, jsonOf, ok, openForm, refuse } from './form-page.js';

/** As a server renders one. */
const plainForm = (changes: { email?: string; error?: string; before?: string } = {}) => `
<form class="website-form" method="post" action="/forms/contact">
  <input type="hidden" name="_crumb" value="c">
  ${changes.before ?? ''}
  <div class="form-field" data-vitrine-field="email" data-vitrine-type="email">
    <label for="c-0">Email <span>(required)</span></label>
    <span class="hint" id="c-0-hint">We do not pass it on.</span>
    ${changes.error ? `<p class="field-error vitrine-field-error" id="c-0-error">${changes.error}</p>` : ''}
    <input type="email" id="c-0" name="email" value="${changes.email ?? ''}" autocomplete="email" aria-required="true" aria-describedby="c-0-hint">
  </div>
  <fieldset data-vitrine-field="reason" data-vitrine-type="radio" role="radiogroup" aria-required="true">
    <legend>Reason</legend>
    <label><input type="radio" name="reason" value="Order"> Order</label>
    <label><input type="radio" name="reason" value="Other"> Other</label>
  </fieldset>
  <label>Message <textarea name="message"></textarea></label>
  <div class="actions"><button class="button"><b>Send</b> it</button></div>
</form>`;
const form = {
  id: 'contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'reason', type: 'radio', title: 'Reason', options: ['Order', 'Other'], required: true },
    { id: 'message', type: 'textarea', title: 'Message' },
  ],
  submissionMessage: 'We answer within a day.',
};
const html = jsonOf(form) + plainForm();

afterEach(closeForm);

async function openFilled(markup = html, attributes: Record<string, string> = {}) {
  const page = await openForm(markup, attributes);
  await page.type('[name=email]', 'ada@example.com');
  page.find('[value=Order]').click();
  await page.type('textarea', 'Hello');
  return page;
}

describe('a form of the server’s', () => {
  it('stays what it is, in view', async () => {
    const page = await openForm(html);
    const element = page.form();
    expect(element.slot).toBe('vitrine-content');
    expect(element.assignedSlot).not.toBeNull();
    expect(element.hasAttribute('novalidate')).toBe(true);
    expect(page.host.querySelectorAll('form, [data-vitrine-own]')).toHaveLength(1);
  });

  it.each([
    ['with its JSON', html, { 'form-id': 'contact' }],
    ['by its markup alone', plainForm(), { 'form-id': 'contact' }],
    [
      'within other markup',
      `<section><h2>Write</h2>${plainForm()}</section>`,
      { 'form-id': 'contact' },
    ],
  ])('is sent %s', async (_, markup, attributes) => {
    const { press, calls, host } = await openFilled(markup, attributes);
    await press();
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/rest/forms/validate/contact',
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    expect(calls[2]?.body).toMatchObject({
      formId: 'contact',
      form: { email: 'ada@example.com', reason: 'Order', message: 'Hello' },
    });
    expect(calls[2]?.body).not.toHaveProperty('form._crumb');
    expect(host.querySelector('form')?.hasAttribute('data-vitrine-sent')).toBe(true);
  });

  it('shows the submission text where the form was', async () => {
    const {
      press,
      form: taken,
      find,
    } = await openFilled(`<section>${html}</section>`, {
      'form-id': 'contact',
    });
    await press();
    expect(taken().nextElementSibling?.contains(find('.vitrine-form-success'))).toBe(true);
    expect(document.activeElement).toBe(find('.vitrine-form-success'));
  });

  it('says what is wrong above and at the fields, in no other way', async () => {
    const { press, form: taken, find, host } = await openForm(html);
    await press();
    const above = taken().previousElementSibling;
    expect(above?.textContent).toContain(
      'Your form has encountered a problem. Please scroll down to review.',
    );
    expect(above?.textContent).toContain(
      'One or more fields is invalid, please check your entries.',
    );
    expect(host.textContent).not.toContain('scroll up');
    expect(document.activeElement).toBe(find('.vitrine-form-errors'));

    const email = find('[name=email]');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const [hint, error = ''] = (email.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hint).toBe('c-0-hint');
    expect(document.getElementById(error)?.textContent).toBe('Required');
    expect(document.getElementById(error)?.nextElementSibling).toBe(email);

    const group = find<HTMLElement>('fieldset');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(find('[value=Order]').hasAttribute('aria-invalid')).toBe(false);
    expect(group.querySelector('legend')?.nextElementSibling?.textContent).toBe('Required');
    expect(host.querySelectorAll('.vitrine-field-error')).toHaveLength(2);
  });

  it('takes back what was mended, and nothing of the page’s own', async () => {
    const { press, type, find, host } = await openForm(html);
    await press();
    await type('[name=email]', 'ada@example.com');
    expect(find('[name=email]').hasAttribute('aria-invalid')).toBe(false);
    expect(find('[name=email]').getAttribute('aria-describedby')).toBe('c-0-hint');
    expect(host.querySelectorAll('.vitrine-field-error')).toHaveLength(1);
    find('[value=Other]').click();
    await settle();
    expect(host.querySelectorAll('[data-vitrine-own], [data-vitrine-marked]')).toHaveLength(0);
  });

  it('leads from the summary to its controls', async () => {
    const { press, find } = await openForm(html);
    await press();
    find<HTMLAnchorElement>('.vitrine-form-errors li:last-child a').click();
    expect(document.activeElement).toBe(find('[value=Order]'));
  });

  it("shows 'Submitting…' on its own button with a marker, and its label again", async () => {
    let fail = (_: Response) => {};
    const { press, find } = await openFilled();
    answerTo('save', () => new Promise<Response>((resolve) => (fail = resolve)));
    const button = find<HTMLButtonElement>('.button');
    const bold = button.querySelector('b');
    await press();
    expect(button.textContent).toBe('Submitting…');
    expect(button.hasAttribute('data-vitrine-submitting')).toBe(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(find<HTMLTextAreaElement>('textarea').readOnly).toBe(true);
    fail(Response.json({}, { status: 500 }));
    await settle();
    expect(button.textContent).toBe('Send it');
    expect(button.querySelector('b')).toBe(bold);
    expect(button.getAttributeNames()).not.toContain('data-vitrine-submitting');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(find<HTMLTextAreaElement>('textarea').readOnly).toBe(false);
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  });

  it('takes over what the server found wrong, until it is mended', async () => {
    const { find, type, host, press } = await openForm(
      jsonOf(form) +
        plainForm({
          email: 'ada@',
          error: 'Email is not valid.',
          before: '<div data-vitrine-problems>There is a problem</div>',
        }),
    );
    expect(find('.field-error').textContent).toBe('Email is not valid.');
    expect(find('[name=email]').value).toBe('ada@');
    expect(host.querySelector('[data-vitrine-problems]')).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    await type('[name=email]', 'ada@example.com');
    expect(host.querySelector('.field-error')).toBeNull();
    await press();
    expect(host.querySelector('[data-vitrine-problems]')).toBeNull();
  });

  it('takes hidden values from the query string', async () => {
    history.replaceState(null, '', '/?utm=letter&_crumb=evil');
    const hidden = '<input type="hidden" name="src" data-vitrine-type="hidden" value="own">';
    const { press, calls, find } = await openFilled(
      jsonOf({ ...form, fields: [...form.fields, { id: 'src', type: 'hidden', key: 'utm' }] }) +
        plainForm({ before: hidden }),
    );
    await press();
    expect(calls.at(-1)?.body).toMatchObject({ form: { src: 'letter' } });
    expect(find('[name=_crumb]').value).toBe('c');
  });

  it('stands controls that are named like members of a form', async () => {
    const names = ['elements', 'submit', 'reset', 'action', 'name', 'id', 'hidden', 'before'];
    const markup = names.map((name) => `<label>${name} <input name="${name}"></label>`).join('');
    const page = await openForm(`<form>${markup}<button>Send</button></form>`, { 'form-id': 'x' });
    await page.type('[name=submit]', 'S');
    await page.press();
    expect(page.calls.at(-1)?.body).toMatchObject({ form: { submit: 'S', elements: '' } });
    await page.host.reset();
    await settle();
    expect(page.find('[name=submit]').value).toBe('');
  });

  it('is left as it was when the element leaves the page', async () => {
    const { press, form: taken, host, find } = await openForm(html);
    await press();
    const element = taken();
    document.body.append(element);
    host.remove();
    await settle();
    expect(element.hasAttribute('novalidate')).toBe(false);
    expect(find).toThrow();
  });

  it('reports JSON that is none, and works by its markup', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    const { press, calls } = await openFilled(
      `<script type="application/json">{</script>${plainForm()}`,
      { 'form-id': 'contact' },
    );
    await press();
    expect(report).toHaveBeenCalledOnce();
    expect(calls.at(-1)?.path).toBe('/api/form/SaveFormSubmission');
  });

  it('begins anew as the server rendered it', async () => {
    const { host, press, find } = await openFilled(
      jsonOf(form) + plainForm({ email: 'member@example.com' }),
    );
    await press();
    await host.reset();
    await settle();
    expect(find('form').hasAttribute('data-vitrine-sent')).toBe(false);
    expect(find('[name=email]').value).toBe('member@example.com');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('');
  });
});

describe('what was typed into a form of the server’s', () => {
  async function reopened(markup = html) {
    const page = await openFilled();
    window.dispatchEvent(new Event('pagehide'));
    page.host.remove();
    await settle();
    return openForm(markup);
  }

  it('is there again after a reload', async () => {
    const { find } = await reopened();
    expect(find('[name=email]').value).toBe('ada@example.com');
    expect(find('[value=Order]').checked).toBe(true);
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  });

  it('stands back where the server says something newer', async () => {
    const { find } = await reopened(jsonOf(form) + plainForm({ email: 'new@example.com' }));
    expect(find('[name=email]').value).toBe('new@example.com');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  });

  it('is kept when it was typed before the element was there', async () => {
    window.dispatchEvent(new Event('pagehide'));
    const page = await reopened();
    page.host.remove();
    await settle();
    const host = document.createElement('div');
    host.innerHTML = html;
    const email = host.querySelector<HTMLInputElement>('[name=email]')!;
    email.value = 'typed@early.com';
    const element = document.createElement('vitrine-form');
    element.setAttribute('load', 'eager');
    element.append(...host.childNodes);
    document.body.append(element);
    await settle();
    expect(email.value).toBe('typed@early.com');
    expect(element.querySelector('textarea')?.value).toBe('Hello');
  });

  it('outlives a swap of the markup', async () => {
    const { host, find, press } = await openFilled();
    await press().catch(() => undefined);
    await host.reset();
    await settle();
    const page = { host, find };
    const textarea = page.find<HTMLTextAreaElement>('textarea');
    textarea.value = 'Again';
    textarea.dispatchEvent(new Event('input', { bubbles: true }));
    host.innerHTML = html;
    await settle();
    expect(page.find<HTMLTextAreaElement>('textarea')).not.toBe(textarea);
    expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('Again');
    expect(page.find('form').getAttribute('slot')).toBe('vitrine-content');
  });

  it('outlives a morph that empties the controls and takes our marks away', async () => {
    const { host, find } = await openFilled();
    find('[name=email]').value = '';
    find('form').removeAttribute('slot');
    await settle();
    expect(find('[name=email]').value).toBe('ada@example.com');
    expect(find('form').getAttribute('slot')).toBe('vitrine-content');
    expect(host.isConnected).toBe(true);
  });
});

describe('a swap of a form that is wrong', () => {
  it('takes away nothing that is said', async () => {
    const { press, host, find } = await openForm(html);
    await press();
    for (const node of host.querySelectorAll('[data-vitrine-own]')) node.remove();
    find('[name=email]').removeAttribute('aria-invalid');
    await settle();
    expect(host.querySelectorAll('.vitrine-field-error')).toHaveLength(2);
    expect(find('[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(find('.vitrine-form-errors').textContent).toContain('Email: Required');
  });

  it('shows the summary in the slot of the form at once', async () => {
    const { press, form: taken } = await openForm(html);
    const slots: string[] = [];
    const before = Element.prototype.before;
    vi.spyOn(Element.prototype, 'before').mockImplementation(function (this: Element, ...nodes) {
      slots.push((nodes[0] as Element).slot);
      before.apply(this, nodes);
    });
    await press();
    expect(taken().slot).toBe('vitrine-content');
    expect(slots[0]).toBe('vitrine-content');
  });
});

describe('looking after the page', () => {
  it('ends by itself: what is right is not written again', async () => {
    const { press, find } = await openForm(html);
    await press();
    const own = find<HTMLElement>('[data-vitrine-own]:has(.vitrine-form-errors)');
    const set = vi.fn();
    Object.defineProperty(own, 'slot', { get: () => 'vitrine-content', set });
    document.querySelector('vitrine-form')?.append(document.createElement('i'));
    await settle();
    expect(set).not.toHaveBeenCalled();
  });
});

describe('a reset of the page’s own', () => {
  it('empties the form for good', async () => {
    const { press, find, form: taken } = await openFilled();
    answerTo('save', refuse(400, { errors: { message: 'Please be kind.' } }));
    await press();
    window.dispatchEvent(new Event('pagehide'));
    taken().reset();
    await settle();
    expect(find('[name=email]').value).toBe('');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('');
    expect(document.querySelector('.vitrine-field-error')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a refusal of the server', () => {
  it('stands at the fields of the page', async () => {
    const { press, find } = await openFilled();
    answerTo('save', refuse(400, { errors: { message: 'Please be kind.' } }));
    await press();
    const error = find('.vitrine-field-error');
    expect(error.textContent).toBe('Please be kind.');
    // Not in the label: it would be a part of the name.
    expect(error.closest('label')).toBeNull();
    expect(find('textarea').getAttribute('aria-describedby')).toBe(error.id);
    answerTo('save', ok({}));
    await press();
    expect(find('.vitrine-form-success').textContent).toContain('We answer within a day.');
  });
});
