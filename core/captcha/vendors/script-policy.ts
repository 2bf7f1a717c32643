import { getRuntime } from '../../runtime/index.js';
import { vendors } from './vendors.js';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

/** The policy name that a page must list in its `trusted-types` directive to load a vendor's script. */
const policyName = 'vitrine-captcha';

const hosts: ReadonlySet<string> = new Set(
  Object.values(vendors).map(({ address }) => new URL(address('en')).origin),
);

/**
 * Returns the value of `script.src` for a vendor's URL. Creates the policy on first use, so that a page without such a
 * captcha need not allow it.
 * @throws TypeError for any other URL, or if the page does not allow the policy.
 */
export function trustScriptAddress(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return checkAddress(address);
  const policy = getRuntime().shared('captcha-script-policy', () =>
    trustedTypes.createPolicy(policyName, { createScriptURL: checkAddress }),
  );
  return policy.createScriptURL(address);
}

function checkAddress(address: string): string {
  if (hosts.has(new URL(address).origin)) return address;
  throw new TypeError(`${address} is not the script of a captcha.`);
}
