/** Words that make a name secret wherever it occurs: `cartToken`, `X-Access-Token`, `customer[email]`. */
const everywhere = [
  'token',
  'tokens',
  'carttoken',
  'accesstoken',
  'secret',
  'password',
  'passwd',
  'pwd',
  'passcode',
  'credential',
  'credentials',
  'authorization',
  'apikey',
  'jwt',
  'otp',
  'email',
  'mail',
  'phone',
  'telephone',
  'iban',
  'cvc',
  'cvv',
];

/** Words that are secret in an address alone; an event may have a `code` or a `key` of its own. */
const inAddresses = [
  'code',
  'key',
  'auth',
  'session',
  'sessionid',
  'sid',
  'signature',
  'sig',
  'hmac',
  'pass',
  'pin',
  'ticket',
  'nonce',
  'crumb',
  'csrf',
  'name',
  'firstname',
  'lastname',
  'street',
  'address',
  'postcode',
  'zip',
  'tel',
  'card',
];

export const memberNames: ReadonlySet<string> = new Set(everywhere);
export const addressNames: ReadonlySet<string> = new Set([...everywhere, ...inAddresses]);

/** The rest of a path after these opens somebody's order, membership or choice (platform §2: page kinds). */
export const secretPaths = [
  'order',
  'orders',
  'order-confirmed',
  'order-received',
  'order-status',
  'subscription-confirmed',
  'contribution-confirmed',
  'membership-confirmed',
  'donation-confirmed',
  'reset-password',
  'sign-in-link',
  'unsubscribe',
];
