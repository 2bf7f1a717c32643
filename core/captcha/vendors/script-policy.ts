import { getRuntime } from '../../runtime/index.js';
import { vendors } from './vendors.js';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

/** The name that a page's `trusted-types` directive must have, when a vendor's script is to be loaded. */
export const policyName = 'vitrine-captcha';

const hosts: ReadonlySet<string> = new Set(
  Object.values(vendors).map(({ address }) => new URL(address('en')).origin),
);

/**
 * The value that `script.src` takes for the address of a vendor. The policy is made here, on first use: a page without
 * such a captcha needs to allow none.
 * @throws TypeError for any other address, or where the page does not allow the policy.
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
