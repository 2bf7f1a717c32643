import { restockPageStrings } from '../../../i18n/index.js';
import { element, type Child, type Markup } from '../../markup/index.js';
import type { Scope } from '../../plugins.js';
import { asString, isTruthy, memberOf, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';
import { hiddenField } from './product-form.js';

const restockAddress = '/api/site-users/account/notifications/restock';

/** Renders the restock signup of one variant, with the texts of the product's merchandising `context` (§9.3). */
export function restockForm(product: Value, context: Value, view: Value, scope: Scope): Markup {
  const messages = memberOf(context, 'restockNotificationMessages');
  const productId = textOf(product, 'id');
  const variantId = textOf(view, 'variantId');
  return element(
    'vitrine-restock',
    {
      'product-id': productId || null,
      'variant-id': variantId || null,
      'captcha-site-key': asString(scope.lookup(['website', 'captchaSettings', 'siteKey'])) || null,
      hidden: isTruthy(memberOf(view, 'hiddenByDefault')),
    },
    element('p', { class: 'product-restock-cta' }, textOf(messages, 'CTAText')),
    element(
      'form',
      { class: 'product-restock-form', method: 'post', action: restockAddress },
      hiddenField('productId', productId),
      hiddenField('variantId', variantId),
      hiddenField('crumb', asString(scope.lookup(['crumb']))),
      emailField(textOf(messages, 'placeholderText') || restockPageStrings('email')),
      ' ',
      element('button', {}, textOf(messages, 'buttonText') || restockPageStrings('signUp')),
      isTruthy(memberOf(context, 'mailingListSignUpEnabled')) &&
        mailingListField(
          textOf(messages, 'mailingListDescription'),
          isTruthy(memberOf(context, 'mailingListOptInByDefault')),
        ),
    ),
  );
}

function emailField(placeholder: string): Child {
  return element('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'email',
    required: true,
    placeholder,
    'aria-label': placeholder,
  });
}

function mailingListField(description: string, checked: boolean): Child {
  return element(
    'label',
    { class: 'product-restock-mailing-list' },
    element('input', { type: 'checkbox', name: 'isJoinMailingList', value: 'true', checked }),
    ` ${description}`,
  );
}
