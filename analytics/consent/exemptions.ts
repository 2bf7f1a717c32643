import { isInterfaceAction, type InterfaceArea } from '../events/index.js';
import type { Exemption } from './refusal.js';

/**
 * The interface areas whose actions are sent although platform §4 skips tracking: its rule is about visits, and these are
 * the work of an account on its own panels, and what a denied visitor is shown in place of the visit.
 */
export const exemptions: Readonly<Record<Exemption, readonly InterfaceArea[]>> = {
  account: ['api-keys', 'api-key-creation', 'product-feed', 'ad-pixel', 'inventory'],
  'access-denied': ['access-denied'],
};

/** Whether an event of the catalogue is sent from such a page; without any id of the visitor. */
export function isExempt(
  exemption: Exemption,
  name: string,
  payload: Readonly<Record<string, unknown>>,
): boolean {
  if (isInterfaceAction(name)) {
    return exemptions[exemption].some((area) => name.startsWith(`${area}.`));
  }
  return (
    exemption === 'access-denied' && name === 'lesson-view' && payload['isAccessDenied'] === true
  );
}
