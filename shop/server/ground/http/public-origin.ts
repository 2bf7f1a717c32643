/**
 * The origin of a shop's public address: `https://shop.example/` is `https://shop.example`.
 * @throws Error for anything else, so that a server never starts with links that lead nowhere.
 */
export function readPublicOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isPlain) return url.origin;
  throw new Error(`PUBLIC_URL must be an address like https://shop.example, not "${address}".`);
}
