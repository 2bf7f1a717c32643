import { planFields, type PurchaseWay } from '../../../core/commerce/subscription/index.js';

const isPlan = (way: string) => way === ('plan' satisfies PurchaseWay);

/**
 * The plan that the page's own controls among the host's children say: chosen before the widget was there, or restored by
 * the browser. Null for buying once, undefined where the page has no such controls.
 */
export function readLightPlan(host: HTMLElement): string | null | undefined {
  const chosen = findWays(host).find(({ checked }) => checked);
  if (!chosen) return undefined;
  return isPlan(chosen.value) ? (findPlan(host)?.value ?? null) : null;
}

/**
 * Keeps them in step: their form sends them, and browsers save them with the page, for Back and reload. Hidden, none of
 * them may keep the browser from sending the form: it could not say why.
 */
export function writeLightPlan(host: HTMLElement, planId: string | null): void {
  for (const way of findWays(host)) {
    way.checked = isPlan(way.value) === (planId !== null);
    way.required = false;
  }
  const plan = findPlan(host);
  if (!plan) return;
  plan.required = false;
  if (planId !== null) plan.value = planId;
}

function findWays(host: HTMLElement): HTMLInputElement[] {
  return [...host.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${planFields.way}]`)];
}

/** A dropdown, or the hidden field of a single plan. */
function findPlan(host: HTMLElement) {
  return host.querySelector<HTMLSelectElement | HTMLInputElement>(`[name=${planFields.plan}]`);
}
