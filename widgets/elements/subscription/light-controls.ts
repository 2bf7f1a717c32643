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

/** Keeps them in step: their form sends them, and browsers save them with the page, for Back and reload. */
export function writeLightPlan(host: HTMLElement, planId: string | null): void {
  for (const way of findWays(host)) way.checked = isPlan(way.value) === (planId !== null);
  const plan = findPlan(host);
  if (plan && planId !== null) plan.value = planId;
}

/** Hidden, they must not keep the form from being sent: the browser could not say why. Returns a function that restores them. */
export function suspendRequired(host: HTMLElement): () => void {
  const required = [...host.querySelectorAll('[required]')];
  for (const control of required) control.removeAttribute('required');
  return () => {
    for (const control of required) control.setAttribute('required', '');
  };
}

function findWays(host: HTMLElement): HTMLInputElement[] {
  return [...host.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${planFields.way}]`)];
}

/** A dropdown, or the hidden field of a single plan. */
function findPlan(host: HTMLElement) {
  return host.querySelector<HTMLSelectElement | HTMLInputElement>(`[name=${planFields.plan}]`);
}
