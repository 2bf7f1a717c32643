import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { bowl } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const messages = {
  buttonText: 'Tell me',
  CTAText: 'Get notified',
  placeholderText: 'Your Email',
  mailingListDescription: 'Subscribe to our mailing list',
};
const views = [{ variantId: 'v1', hiddenByDefault: false }];

function forms(context: Record<string, Value>, around: Record<string, Value> = {}) {
  const data = { productMerchandisingContext: { 'item-bowl': context }, item: bowl(), ...around };
  return parsePart(render('{item|product-restock-notification}', data));
}

describe('product-restock-notification', () => {
  it('is a form that posts by itself', () => {
    const page = forms(
      { restockNotificationMessages: messages, restockNotificationViews: views },
      { crumb: 'c1' },
    );
    expect(attributesOf(only(page, 'form'))).toMatchObject({
      method: 'post',
      action: '/api/site-users/account/notifications/restock',
    });
    const sent = [...page.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(sent).toEqual([
      ['productId', 'item-bowl'],
      ['variantId', 'v1'],
      ['crumb', 'c1'],
      ['email', ''],
    ]);
  });

  it('uses the shop’s texts', () => {
    const page = forms({ restockNotificationMessages: messages, restockNotificationViews: views });
    expect(textOf(page)).toBe('Get notified Tell me');
    expect(attributesOf(only(page, '[name=email]'))).toMatchObject({
      type: 'email',
      placeholder: 'Your Email',
      'aria-label': 'Your Email',
    });
  });

  it('has default texts where the shop has none', () => {
    const page = forms({ restockNotificationViews: views });
    expect(textOf(only(page, 'button'))).toBe('Sign Up');
    expect(only(page, '[name=email]').getAttribute('aria-label')).toBe('Email');
  });

  it.each([true, false])(
    'offers the mailing list, chosen beforehand: %s',
    (mailingListOptInByDefault) => {
      const page = forms({
        mailingListSignUpEnabled: true,
        mailingListOptInByDefault,
        restockNotificationMessages: messages,
        restockNotificationViews: views,
      });
      const box = only<HTMLInputElement>(page, '[name=isJoinMailingList]');
      expect(box.type).toBe('checkbox');
      expect(box.hasAttribute('checked')).toBe(mailingListOptInByDefault);
      expect(textOf(only(page, 'label'))).toBe('Subscribe to our mailing list');
    },
  );

  it('is there once for each variant, hidden until that is chosen', () => {
    const page = forms({
      restockNotificationViews: [{ variantId: 1, hiddenByDefault: true }, { variantId: 2 }],
    });
    expect([...page.querySelectorAll('vitrine-restock')].map(attributesOf)).toEqual([
      { 'product-id': 'item-bowl', 'variant-id': '1', hidden: '' },
      { 'product-id': 'item-bowl', 'variant-id': '2' },
    ]);
  });

  it('passes the captcha settings to the widget', () => {
    const website = { captchaSettings: { siteKey: 'key-1' } };
    const page = forms({ restockNotificationViews: views }, { website });
    expect(only(page, 'vitrine-restock').getAttribute('captcha-site-key')).toBe('key-1');
  });

  it('prints nothing without a context', () => {
    expect(render('[{@|product-restock-notification}]', bowl())).toBe('[]');
  });
});
