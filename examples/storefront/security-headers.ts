import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../server/index.js';
import { captchaSources, nothingMore, readAllowance, type PageAllowance } from './page-policy.js';

export interface PageVariables extends Pick<Environment, 'Bindings'> {
  Variables: { nonce: string; allowance?: PageAllowance };
}

/** What a page of the shop may do: run the scripts it names, and talk to its own server. */
export function contentSecurityPolicy(nonce: string, allowance = nothingMore): string {
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
    // The element makes the policy `vitrine-captcha` for the address of the vendor's script.
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

/** Gives each page a nonce, and its answer the headers that go with it. */
export const securityHeaders: MiddlewareHandler<PageVariables> = async (c, next) => {
  const nonce = randomBytes(16).toString('base64');
  c.set('nonce', nonce);
  await next();
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce, readAllowance(c)));
  for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
};
