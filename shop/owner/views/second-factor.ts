import { toAddress } from '../../pages/views/address.js';
import { ownerView, type ShownPage } from './page.js';
import { qrCodeView } from './qr-code.js';
import { secondFactorPath, securityPath } from './security.js';

export interface SecondFactorPage extends ShownPage {
  /** Base32. */
  readonly secret: string;
  /** An `otpauth:` address. */
  readonly address: string;
}

/** The key for the authenticator app, and the form for its first code. */
export function secondFactorView({ crumb, problem, secret, address }: SecondFactorPage) {
  return {
    ...ownerView({ heading: 'Set up the second factor', crumb, problem }),
    secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '),
    app: { url: toAddress(address) },
    code: qrCodeView(address),
    confirm: { url: toAddress(secondFactorPath) },
    back: { url: toAddress(securityPath) },
  };
}

/** The recovery codes, which no other page shows. */
export function recoveryCodesView(crumb: string, codes: readonly string[]) {
  const notice = 'The second factor is on. The next sign-in asks for a code of your app.';
  return {
    ...ownerView({ heading: 'Recovery codes', crumb, notice }),
    codes: [...codes],
    back: { url: toAddress(securityPath) },
  };
}
