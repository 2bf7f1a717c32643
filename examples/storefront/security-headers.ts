import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface PageVariables {
  Variables: { nonce: string };
}

/** What a page of the shop may do: run the scripts it names, and talk to its own server. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
};
