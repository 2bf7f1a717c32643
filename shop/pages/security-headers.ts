import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { PaymentPage } from '../server/index.js';
import type { PageCall, PageVariables } from './page-call.js';
import { captchaSources, noAllowance, readAllowance } from './page-policy.js';

/**
 * Lets the page run the shop's own script files and these inline scripts, in place of scripts with a nonce, which would
 * differ from response to response.
 */
export function useHashes(c: PageCall, scripts: readonly string[]): void {
  const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
  c.set(
    'hashes',
    scripts.map((script) => `'sha256-${hashOf(script)}'`),
  );
}

/** The content security policy of a page: its scripts by nonce or hash, connections to its own server. */
function contentSecurityPolicy(
  nonce: string,
  hashes: readonly string[] | undefined,
  allowance = noAllowance,
): string {
  const vendors = captchaSources(allowance);
  const { sources = [], frames: fields = [], policies = [] } = allowance.payments ?? {};
  const frames = [
    ...(allowance.framesOwn ? ["'self'"] : []),
    ...vendors,
    ...allowance.players,
    ...fields,
  ];
  const allPolicies = [...(vendors.length > 0 ? ['vitrine-captcha'] : []), ...policies];
  const self = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  const scripts = hashes ? self(...hashes, ...vendors) : `'nonce-${nonce}' 'strict-dynamic'`;
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${self(...vendors, ...sources)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    `connect-src ${self(...vendors, ...sources)}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "font-src 'self'",
    `form-action ${self(...allowance.formTargets)}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // The captcha element creates the policy `vitrine-captcha` for the URL of the vendor's script.
    `trusted-types ${allPolicies.length > 0 ? allPolicies.join(' ') : "'none'"}`,
  ].join('; ');
}

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Wallets of a browser ask for a permission that other pages do not give. */
function permissionsFor({ frames }: PaymentPage): string {
  const origins = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(), geolocation=(), microphone=(), payment=(${origins})`;
}

/** Sets a nonce for each page, and the security headers of its response. */
export const securityHeaders: MiddlewareHandler<PageVariables> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64');
  c.set('nonce', nonce);
  await next();
  // A route that hands out a stranger's file has a stricter one.
  if (!c.res.headers.has('Content-Security-Policy')) {
    c.header(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, c.get('hashes'), readAllowance(c)),
    );
  }
  for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
  const { payments } = readAllowance(c);
  if (payments !== null) c.header('Permissions-Policy', permissionsFor(payments));
};
