import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { fetchKey, forms, sendForm } from './website-form.js';

describeShop('Submissions of a form', (shop) => {
  it('are exported oldest first, and deleted one by one', async () => {
    const open = await shop.open({ forms });
    const visitor = await open.visit();
    const { forms: stored } = open.services;
    const listed = async () => (await stored.submissions('contact', null)).submissions;
    for (let count = 0; count < 2; count += 1) {
      await sendForm(visitor, { key: await fetchKey(visitor) });
    }
    const recorded: string[] = [];
    const record = (_: unknown, subject: string) => Promise.resolve(void recorded.push(subject));
    const csv = await stored.exportCsv('contact', record);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
    expect(csv).toContain('ada@example.com');
    await expect(stored.exportCsv('none')).rejects.toMatchObject({ code: 'form-not-found' });

    const [newest, oldest] = await listed();
    const name = { formId: 'contact', submissionId: newest?.id ?? '' };
    await expect(
      stored.removeSubmission({ ...name, formId: 'newsletter' }, record),
    ).rejects.toMatchObject({ code: 'not-found' });
    await stored.removeSubmission(name, record);
    await expect(stored.removeSubmission(name, record)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await listed()).toEqual([oldest]);
    expect(recorded).toEqual(['contact', 'contact']);
  });
});
