import { afterEach, describe, expect, it } from 'vitest';
import { answerTo, closeForm, openForm } from './form-page.js';

const letter = {
  id: 'letter',
  name: 'Letter',
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
};
const values = { email: 'ada@example.com' };

afterEach(closeForm);

describe('a call while the form loads', () => {
  it('waits for the form', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    answerTo('form', () => isHeld.then(() => Response.json(letter)));
    const { host, calls } = await openForm('', { 'form-id': 'letter' });
    const isSent = host.submit(values);
    release();
    expect(await isSent).toBe(true);
    expect(calls.at(-1)?.path).toBe('/api/form/SaveFormSubmission');
  });

  it('is refused when the element goes first', async () => {
    answerTo('form', () => new Promise(() => undefined));
    const { host } = await openForm('', { 'form-id': 'letter' });
    const isSent = host.submit(values);
    host.remove();
    await expect(isSent).rejects.toThrow('it failed or is gone');
  });
});
