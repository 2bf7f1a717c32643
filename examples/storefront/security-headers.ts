import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../server/index.js';
import { captchaSources, noAllowance, readAllowance, type PageAllowance } from './page-policy.js';

export interface PageVariables extends Pick<Environment, 'Bindings'> {
  Variables: { nonce: string; allowance?: PageAllowance };
}

/** The content security policy of a page: scripts with its nonce, connections to its own server. */
function contentSecurityPolicy(nonce: string, allowance = noAllowance): string {
  const vendors = captchaSources(allowance);
  const self = (...others: readonly string[]) => ["'self'", ...others].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${self(...vendors)}`,
    "img-src 'self' data:",
    `connect-src ${self(...vendors)}`,
    ...(vendors.length > 0 ? [`frame-src ${vendors.join(' ')}`] : []),
    "font-src 'self'",
    `form-action ${self(...allowance.formTargets)}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    // The captcha element creates the policy `vitrine-captcha` for the URL of the vendor's script.
    `trusted-types ${vendors.length > 0 ? 'vitrine-captcha' : "'none'"}`,
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

/** Sets a nonce for each page, and the security headers of its response. */
export const securityHeaders: MiddlewareHandler<PageVariables> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64');
  c.set('nonce', nonce);
  await next();
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce, readAllowance(c)));
  for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
};
