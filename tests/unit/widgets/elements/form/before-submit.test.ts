import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import { closeForm, jsonOf, openForm } from './form-page.js';

const html = jsonOf({
  id: 'contact',
  name: 'Contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
  submissionMessage: 'We answer within a day.',
});

afterEach(closeForm);

async function openFilled() {
  const page = await openForm(html, {});
  await page.type('[name=email]', 'ada@example.com');
  await page.type('[name=message]', 'Hello');
  return page;
}

describe('a form whose page has a say', () => {
  it('is not sent when a page prevents it', async () => {
    const { press, calls, host } = await openFilled();
    host.addEventListener('vitrine-before-submit', (event) => event.preventDefault());
    await press();
    expect(calls).toEqual([]);
    expect(host.querySelector('form')).not.toBeNull();
  });

  it('is sent with what a listener has put in place', async () => {
    const { press, calls, host } = await openFilled();
    host.addEventListener('vitrine-before-submit', ({ detail }) => {
      if ('values' in detail) detail.values = { ...detail.values, message: 'Changed' };
    });
    await press();
    expect(JSON.stringify(calls)).toContain('Changed');
    expect(JSON.stringify(calls)).not.toContain('Hello');
  });

  it('keeps what was typed when the page’s own action refuses it', async () => {
    configure({ actions: { submitForm: () => ({ kind: 'canceled' }) } });
    const { press, calls, host, find } = await openFilled();
    const failed = vi.fn();
    host.addEventListener('vitrine-submit-failed', failed);
    await press();
    // What replaces an action is fetched with its first use.
    await vi.waitFor(() =>
      expect(host.querySelector('form')?.getAttribute('aria-busy')).toBe('false'),
    );
    expect(calls).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    expect(host.querySelector('[role=alert]')?.textContent ?? '').toBe('');
    expect(find('[name=message]').value).toBe('Hello');
  });

  it('may be sent by the page’s own action', async () => {
    const own = vi.fn(() => undefined);
    configure({ actions: { submitForm: own } });
    const { press, calls, find } = await openFilled();
    await press();
    await vi.waitFor(() =>
      expect(find('[role=status]').textContent).toBe('We answer within a day.'),
    );
    expect(own).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it('is filled in by its method, and says which field there is not', async () => {
    const warn = vi.fn();
    configure({ reporter: { report: vi.fn(), warn } });
    const { calls, host } = await openFilled();
    const form = host as HTMLElementTagNameMap['vitrine-form'];
    expect(await form.submit({ message: 'By method', mail: 'x' })).toBe(true);
    expect(JSON.stringify(calls)).toContain('By method');
    const problem = 'The form "contact" has no field "mail"; it has email, message.';
    expect(warn).toHaveBeenCalledExactlyOnceWith(problem, { where: 'vitrine-form' });
  });
});
