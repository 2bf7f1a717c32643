/** UTF-16 units of an address (platform §9, "Maximum URL length for validation"). */
export const longestWebsite = 2083;

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;
const webScheme = /^https?:$/;

/**
 * Whether a text is the address of a website: http or https, or without a scheme, as people write it. Its host has a
 * dot, and no name or password goes before it, which an email address would be taken for.
 */
export function isWebsite(text: string): boolean {
  const address = text.trim();
  if (/\s|^[/\\]/.test(address)) return false;
  const full = scheme.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return false;
  const { protocol, hostname, username, password } = new URL(full);
  return webScheme.test(protocol) && hasDomain(hostname) && username + password === '';
}

/** A last part of digits alone is that of a number or of a machine's address. */
function hasDomain(host: string): boolean {
  return /^(?:[^.]+\.)+[^.\d][^.]*\.?$/.test(host);
}
