import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';

describe('the owner’s page of comments', () => {
  const { open } = useShop();

  it('makes a comment public, and takes it back, without script', async () => {
    const text = `Slow drying, no cracks. ${randomUUID()}`;
    const { page: visitor, complaints } = await open({ viewport: desktop });
    await visitor.goto('/journal');
    await visitor.locator('main h2 a').first().click();
    const area = visitor.locator('vitrine-comments .vitrine-content');
    await visitor.locator('vitrine-comments').scrollIntoViewIfNeeded();
    await area.getByRole('button', { name: 'Write a comment' }).click();
    await area.getByLabel('Name').fill('Ada');
    await area.getByLabel('Comment', { exact: true }).fill(text);
    await area.getByRole('button', { name: 'Post comment' }).click();
    await area.getByText('shown once it has been approved').first().waitFor();
    // Posts are pages for everybody, without a crumb: the first change of a visitor gets one by a refusal.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 403')]);
    const post = visitor.url();

    const { page: owner } = await open({ viewport: desktop, javaScriptEnabled: false });
    await signIn(owner, '/owner/comments');
    const row = owner.locator('.owner-review', { hasText: text });
    await row.getByRole('button', { name: 'Approve' }).click();
    await owner.getByText('The comment is public now.').waitFor();
    await visitor.goto(post);
    await visitor.locator('vitrine-comments').scrollIntoViewIfNeeded();
    await area.getByText(text).waitFor();

    await owner.goto('/owner/comments?state=approved');
    await row.getByRole('button', { name: 'Mark as spam' }).click();
    await owner.getByText('marked as spam').waitFor();
    await visitor.reload();
    await visitor.locator('vitrine-comments').scrollIntoViewIfNeeded();
    await area.getByRole('button', { name: 'Write a comment' }).waitFor();
    expect(await area.getByText(text).count()).toBe(0);
  });
});
