import type { MoneyErrorCode } from '../../../../core/commerce/money/index.js';
import type { ProductErrorCode } from '../../../../core/commerce/product/index.js';
import type { PreloadErrorCode } from '../../../../core/preload/index.js';
import type { ConnectorErrorCode } from '../../../../connectors/base/index.js';
import type { Advice } from './codes.js';

interface Thrown extends Advice {
  /** The class, and what throws or reports it. */
  readonly from: string;
}

const money = (means: string, fix: string): Thrown => ({ means, fix, from: '`MoneyError`' });
const preload = (means: string, fix: string): Thrown => ({ means, fix, from: '`PreloadError`' });
const connector = (means: string, fix: string): Thrown => ({
  means,
  fix,
  from: '`ConnectorError`',
});
const action = (means: string, fix: string): Thrown => ({
  means,
  fix,
  from: 'an action, in its outcome `failed`',
});
const captcha = (means: string, fix: string): Thrown => ({
  means,
  fix,
  from: '`VitrineError`, reported',
});

const ofMoney = {
  'invalid-amount': money(
    'The amount is no decimal number, or has too many decimals.',
    'Write `"24.00"`.',
  ),
  'amount-too-large': money(
    'The amount is too large to be exact.',
    'Check the unit of the amount.',
  ),
  'missing-currency': money(
    'The amount names no currency.',
    'Add `currency` to the amount or to the page data.',
  ),
  'unknown-currency': money(
    'The currency is not supported.',
    'Write a code of ISO 4217, such as `USD`.',
  ),
  'mixed-currencies': money(
    'Amounts of two currencies cannot be added.',
    'Give all prices of a product one currency.',
  ),
} as const satisfies Record<MoneyErrorCode, Thrown>;

const ofProduct = {
  unreadable: {
    means: 'What a catalogue has sent is no product.',
    fix: 'Compare it with the product on the page Server; the message names the field.',
    from: '`ProductError`',
  },
} as const satisfies Record<ProductErrorCode, Thrown>;

const ofPreload = {
  'invalid-manifest': preload(
    'Another file than `manifest.json` was given, or one of another release.',
    'Read `manifest.json` from the folder of `vitrine.js`.',
  ),
  'invalid-base': preload(
    'The option `base` cannot be part of a link.',
    'Give the address of the folder of `vitrine.js`.',
  ),
  'invalid-integrity': preload(
    'The option `integrity` cannot be part of a link.',
    'Give the content of `dist/integrity.json`.',
  ),
} as const satisfies Record<PreloadErrorCode, Thrown>;

const ofConnector = {
  'bad-option': connector(
    'An option of the connector is missing or not valid.',
    'Follow the message, which names the option.',
  ),
  'unreadable-product': connector(
    'The data of a product could sell the wrong thing.',
    'Follow the message, which names the field.',
  ),
  lacking: connector(
    'The shop system cannot do this.',
    'See the table of abilities in the guide Connectors.',
  ),
} as const satisfies Record<ConnectorErrorCode, Thrown>;

/** Codes that are no part of a union; a test finds them in the sources. */
const others = {
  'invalid-form': {
    means: 'Page data or a response is not a form.',
    fix: 'Follow the message, which names the field.',
    from: '`FormError`',
  },
  'invalid-input': action(
    'The input lacks a member, or one has another type.',
    'Follow the message, which names the member.',
  ),
  'no-form': action(
    'The page has no such form.',
    'Give the id of the form, or of the `vitrine-form` around it.',
  ),
  'no-line': action('The cart has no such line.', 'Read the ids of lines with `getCart`.'),
  unsupported: action(
    'The cart of this shop cannot do this.',
    'Hide your control for it; elements hide theirs.',
  ),
  elsewhere: {
    means: 'Members sign in on pages of the shop itself; this page is of another origin.',
    fix: 'Link to the sign-in page of the shop; the plain form stays meanwhile.',
    from: '`MemberError`, reported',
  },
  'email-missing': {
    means: 'Nobody typed an email address to sign in with.',
    fix: 'The member types it.',
    from: '`MemberError`, in `vitrine-sign-in-failed`',
  },
  'password-missing': {
    means: 'Nobody typed a password to sign in with.',
    fix: 'The member types it.',
    from: '`MemberError`, in `vitrine-sign-in-failed`',
  },
  'captcha-insecure': captcha('ALTCHA needs a page over https.', 'Serve the page over https.'),
  'captcha-script': captcha(
    'The script of the captcha could not be loaded.',
    "Allow its address in the page's policy.",
  ),
  'captcha-unsolved': captcha(
    'The sum of the captcha was not solved in time.',
    'Lower its difficulty on the server.',
  ),
  'disqus-script': captcha(
    'The script of Disqus could not be loaded.',
    'Check the Disqus shortname of the site, and the policy of the page.',
  ),
  'focus-limits': {
    means: 'The focus was to be contained by both a container and a predicate, or by neither.',
    fix: 'Give one of them.',
    from: '`FocusContainmentError`',
  },
  'missing-free-label': {
    means: 'A price of 0 was to be worded, and no word was given.',
    fix: 'Give the label for what is free.',
    from: '`VitrineError`',
  },
  'not-a-function': {
    means: 'The first parameter of a tween is no function.',
    fix: 'Give the function that takes each step.',
    from: '`TweenError`',
  },
  'not-finite': {
    means: 'The duration of a tween is no finite number.',
    fix: 'Give the duration in milliseconds.',
    from: '`TweenError`',
  },
  'page-unavailable': {
    means: "The provider's page of instalments, or the answer of a checkout, could not be read.",
    fix: 'Check the address of the page; the link or the form works meanwhile.',
    from: '`VitrineError`, reported',
  },
} as const satisfies Record<string, Thrown>;

/** Codes of errors that developers meet, in calls of the package and in the console. */
export const developerCodes: Readonly<Record<string, Thrown>> = {
  ...others,
  ...ofProduct,
  ...ofMoney,
  ...ofPreload,
  ...ofConnector,
};
