import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInLocale, type ServerOptions } from '../../shop/server/index.js';
import { bowl, buy, buyingOptions, detailsFor, readCheckout, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { fern, fillQueue, restockOptions, signUp, visitAsOwner, send } from './restock.js';
import { contact, fetchKey, forms, letter, newsletter, sendForm } from './website-form.js';
import { shopOrigin, type TestVisitor } from './visitor.js';

const start = Date.UTC(2026, 10, 21, 12);
const day = 24 * 60 * 60 * 1000;

describeShop('The outbox', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let now: number;

  const arrive = async (options: Partial<ServerOptions> = {}) => {
    now = start;
    open = await shop.open({
      ...buyingOptions,
      clock: { now: () => now },
      publicUrl: shopOrigin,
      ...options,
    });
    visitor = await open.visit();
  };

  describe('of orders', () => {
    beforeEach(() => arrive());

    it('has a mail with the figures of each order, in the language in which it was placed', async () => {
      await visitor.add({ ...bowl, quantity: 2 });
      const orderId = await runInLocale('de-DE', () => buy(open, tokenOf(visitor)));
      const [mail, ...others] = await readOutbox(open);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        key: `order-received:${orderId}`,
        kind: 'order-received',
        language: 'de',
        recipient: 'ada@example.com',
        state: 'waiting',
        attempts: 0,
      });
      const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
      const order = await open.services.checkout.order(orderId);
      const total = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'USD' });
      expect(text).toContain('2 × Rare Bowl: 100,00 $');
      expect(text).toContain(
        `Gesamtsumme: ${total.format((order?.grandTotal ?? 0) / 100)}`.replaceAll('\u00a0', ' '),
      );
      expect(text).toContain('12 Harbour Road');
      expect(text).toContain(`http://shop.test/order-confirmed/${orderId}?lang=de`);
      const { rows } = await open.database.query('select language from orders');
      expect(rows).toEqual([{ language: 'de' }]);
    });

    it('has no second mail of a repeat of the same press', async () => {
      await visitor.add(bowl);
      const token = tokenOf(visitor);
      const details = detailsFor(open, await readCheckout(open, token));
      const key = 'press-0123456789abcdef';
      const first = await open.services.checkout.place(token, details, key);
      const again = await open.services.checkout.place(token, details, key);
      expect(again.orderId).toBe(first.orderId);
      expect(await readOutbox(open)).toHaveLength(1);
    });

    it('has no mail of an order that is refused', async () => {
      await visitor.add({ ...bowl, quantity: 4 });
      const token = tokenOf(visitor);
      const details = detailsFor(open, await readCheckout(open, token));
      await open.database.query(`update variants set stock = 1 where sku = 'BOWL'`);
      await expect(open.services.checkout.place(token, details, '')).rejects.toMatchObject({
        code: 'out-of-stock',
      });
      expect(await readOutbox(open)).toEqual([]);
    });

    it('keeps the card of a gift until the morning of its day where its recipient is', async () => {
      const recipient = {
        name: 'Grace',
        email: 'grace@example.com',
        message: 'For you',
        deliveryDate: '2026-12-24',
        timeZone: 'Asia/Tokyo',
      };
      const { cartToken } = await open.services.checkout.startGiftCard({
        itemId: 'item-gift',
        sku: 'GIFT-25',
        recipient,
        currency: 'USD',
      });
      await buy(open, cartToken);
      const mails = await readOutbox(open);
      expect(mails.map(({ kind, recipient: to }) => [kind, to])).toEqual([
        ['order-received', 'ada@example.com'],
        ['gift-card', 'grace@example.com'],
      ]);
      const [, card] = mails;
      expect(new Date(card?.next_attempt_at ?? 0).toISOString()).toBe('2026-12-23T23:00:00.000Z');
      const { rows } = await open.database.query<{ code: string }>('select code from gift_cards');
      expect(card?.text).toContain(rows[0]?.code);
      expect(card?.text).toContain('> For you');
      expect(card?.key).not.toContain(rows[0]?.code);
    });

    it('sends a card without a recipient to its buyer at once', async () => {
      await visitor.add({ itemId: 'item-gift', sku: 'GIFT-25', quantity: 2 });
      await buy(open, tokenOf(visitor));
      const cards = (await readOutbox(open)).filter(({ kind }) => kind === 'gift-card');
      expect(cards.map(({ recipient }) => recipient)).toEqual([
        'ada@example.com',
        'ada@example.com',
      ]);
      expect(new Set(cards.map(({ text }) => text)).size).toBe(2);
      for (const { next_attempt_at } of cards)
        expect(new Date(next_attempt_at).getTime()).toBe(now);
    });
  });

  describe('with a template that fails', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mail-templates-'));

    afterEach(() => rmSync(folder, { recursive: true }));

    it('takes the order all the same, and the owner sends its mail later', async () => {
      cpSync('shop/server/domains/mail/templates', folder, { recursive: true });
      const file = path.join(folder, 'order-received.txt');
      const right = readFileSync(file, 'utf8');
      writeFileSync(file, `{@|apply nothing-like-this}${right}`);
      await arrive({ mail: { templatesDir: folder } });
      await visitor.add(bowl);
      const orderId = await buy(open, tokenOf(visitor));
      expect(orderId).not.toBe('');
      const [mail] = await readOutbox(open);
      expect(mail).toMatchObject({ state: 'failed', text: '' });
      expect(mail?.last_error).toContain('The template of this mail failed');

      writeFileSync(file, right);
      const mended = await shop.openCopy({ ...buyingOptions, mail: { templatesDir: folder } });
      const [failed] = (await mended.services.mailer.list('failed', null)).mails;
      await mended.services.mailer.sendAgain(failed?.id ?? '');
      const [written] = await readOutbox(open);
      expect(written).toMatchObject({ state: 'waiting', attempts: 0 });
      expect(written?.text).toContain('Rare Bowl');
    });
  });

  it('has a restock mail for each signup that is notified, in its language', async () => {
    await arrive(restockOptions);
    await signUp(visitor);
    const owner = await visitAsOwner(open);
    await fillQueue(open, 2);
    await open.database.query(
      `update restock_signups set language = 'ja' where email = 'visitor-1@example.com'`,
    );
    expect(await send(owner)).toEqual({ sent: 3, remaining: 0 });
    const mails = await readOutbox(open);
    expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
      ['ada@example.com', 'en'],
      ['visitor-1@example.com', 'ja'],
      ['visitor-2@example.com', 'en'],
    ]);
    expect(mails[0]?.subject).toContain('is back');
    expect(mails[0]?.text).toContain('http://shop.test/shop/');
    expect(mails[1]?.text).toContain('?lang=ja');
    expect(await send(owner)).toEqual({ sent: 0, remaining: 0 });
    expect(await readOutbox(open)).toHaveLength(3);
  });

  it('tells the stock of what is asked for', async () => {
    await arrive(restockOptions);
    await signUp(visitor);
    const { restock } = open.services;
    expect((await restock.waiting()).variants).toMatchObject([{ ...fern, stock: 0, count: 1 }]);
    await open.database.query('update variants set stock = 5 where sku = $1', [fern.variantId]);
    expect(await restock.find(fern)).toMatchObject({ ...fern, stock: 5, count: 1 });
    expect(JSON.stringify(await restock.groups())).not.toContain('stock');
    await expect(restock.find({ productId: 'x', variantId: 'y' })).rejects.toMatchObject({
      code: 'item-not-found',
    });
  });

  describe('of letters', () => {
    const ownerEmail = 'owner@shop.example';

    const sendLetter = async (body: object = {}) => {
      const response = await sendForm(visitor, { key: await fetchKey(visitor), ...body });
      expect(response.status).toBe(200);
      return ((await response.json()) as { submissionId: string }).submissionId;
    };

    it('brings each to the owner, who can answer it', async () => {
      await arrive({ forms, mail: { ownerEmail } });
      const id = await sendLetter();
      const [mail, ...others] = await readOutbox(open);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        key: `letter:${id}`,
        recipient: ownerEmail,
        reply_to: letter.email,
        language: 'en',
      });
      expect(mail?.text).toContain('Message:\nHello\nthere\n');
      expect(mail?.text).toContain('http://shop.test/owner/forms/contact/submissions');
    });

    it('brings none without an address, and none of those who join the list', async () => {
      await arrive({ forms });
      await sendLetter();
      expect(await readOutbox(open)).toEqual([]);
      await arrive({ forms, mail: { ownerEmail } });
      await sendLetter({ formId: newsletter.id, form: { email: 'ada@example.com' } });
      expect((await readOutbox(open)).map(({ kind }) => kind)).toEqual(['newsletter-opt-in']);
    });

    it('has the owner’s reply once, however often it is pressed', async () => {
      await arrive({ forms, mail: { ownerEmail } });
      const submissionId = await sendLetter();
      const reply = { formId: contact.id, submissionId, subject: 'Re: you', text: 'Thank you.' };
      now += day;
      await open.services.forms.reply(reply);
      await open.services.forms.reply(reply);
      await open.services.forms.reply({ ...reply, text: 'One more thing.' });
      const replies = (await readOutbox(open)).filter(({ kind }) => kind === 'reply');
      expect(replies).toHaveLength(2);
      expect(replies[0]).toMatchObject({
        recipient: letter.email,
        reply_to: ownerEmail,
        subject: 'Re: you',
      });
      expect(replies[0]?.text).toContain('> Message: Hello');
      await open.services.forms.markDone({ formId: contact.id, submissionId, isDone: true });
      expect(await open.services.forms.submission(contact.id, submissionId)).toMatchObject({
        email: letter.email,
        repliedAt: now,
        doneAt: now,
      });
      await open.services.forms.markDone({ formId: contact.id, submissionId, isDone: false });
      expect(await open.services.forms.submission(contact.id, submissionId)).toMatchObject({
        doneAt: null,
      });
    });

    it('has a reply without what a database refuses', async () => {
      await arrive({ forms });
      const submissionId = await sendLetter();
      const text = 'One\0\rTwo\uD800';
      await open.services.forms.reply({ formId: contact.id, submissionId, subject: '\0Re', text });
      const [reply] = await readOutbox(open);
      expect(reply?.subject).toBe('Re');
      expect(reply?.text).toContain('One\n\nTwo\uFFFD');
    });

    it.each([
      ['no words', { text: '  ' }, { code: 'invalid-fields' }],
      ['a long subject', { subject: 'x'.repeat(201) }, { code: 'invalid-fields' }],
      ['no letter', { submissionId: 'none' }, { code: 'not-found' }],
      ['another form', { formId: 'survey' }, { code: 'not-found' }],
    ])('has no reply with %s', async (_, changes, refusal) => {
      await arrive({ forms });
      const submissionId = await sendLetter();
      const reply = { formId: contact.id, submissionId, subject: 'Re', text: 'Hello', ...changes };
      await expect(open.services.forms.reply(reply)).rejects.toMatchObject(refusal);
      expect(await readOutbox(open)).toEqual([]);
      expect(await open.services.forms.submission(contact.id, submissionId)).toMatchObject({
        repliedAt: null,
      });
    });
  });

  it('forgets mails after 90 days, sent or not', async () => {
    await arrive();
    await visitor.add(bowl);
    await buy(open, tokenOf(visitor));
    now += 89 * day;
    await open.services.purgeExpired();
    expect(await readOutbox(open)).toHaveLength(1);
    now += 2 * day;
    await open.services.purgeExpired();
    expect(await readOutbox(open)).toEqual([]);
  });
});
