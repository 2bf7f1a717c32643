import { formMember } from '../../../core/base/index.js';
import { useEffect, useLayoutEffect } from 'react';
import type { ProductStore } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost } from '../../element/index.js';
import { useLightChange } from '../../parts/page-control/index.js';
import { readLightPlan, writeLightPlan } from './light-controls.js';

/**
 * Takes over the choice of the page's own controls, and keeps them in step, because they stay in the data of their
 * form. An earlier choice elsewhere on the page is newer; `choose` is called with later choices of the page's scripts
 * there. A reset of the form restores the choice of the page's markup.
 */
export function useLightControls(
  store: ProductStore | undefined,
  planId: string | null,
  choose: (planId: string | null) => void,
): void {
  const host = useHost();

  useLayoutEffect(() => {
    const early = host && readLightPlan(host);
    if (early && !store?.getState().plan) store?.choosePlan(early);
  }, [host, store]);

  useLightChange(() => {
    const plan = host && readLightPlan(host);
    if (store && plan !== undefined && plan !== planId) choose(plan);
  });

  useEffect(() => {
    if (host && store) writeLightPlan(host, planId);
  }, [host, store, planId]);

  useEffect(() => {
    const form = host?.closest('form');
    const { clock } = getRuntime();
    // The event comes before the controls have their values again.
    const reset = () =>
      clock.setTimeout(() => host && store?.choosePlan(readLightPlan(host) ?? null), 0);
    if (!form) return;
    formMember(form, 'addEventListener')('reset', reset);
    return () => formMember(form, 'removeEventListener')('reset', reset);
  }, [host, store]);
}
