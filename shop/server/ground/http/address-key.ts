import { isIPv4, isIPv6 } from 'node:net';

/** A forged `X-Forwarded-For` can be of any length. */
const maxLength = 64;

/**
 * The key of one address: an IPv4 address (also written as IPv6), or the first 64 bits of an IPv6 address, because a
 * single customer gets at least so many. A port, a zone and brackets are ignored; other text is cut to 64 characters.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/s, '');
  // How Node names the address of most connections.
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (isIPv4(mapped)) return mapped;
  if (isIPv4(bare) || !isIPv6(bare)) return bare.slice(0, maxLength);
  const groups = expand(bare);
  if (isMapped(groups)) return toIPv4(groups);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** The eight groups of 16 bits of an IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = readGroups(head);
  const after = tail === undefined ? [] : readGroups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function isMapped(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function toIPv4(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
