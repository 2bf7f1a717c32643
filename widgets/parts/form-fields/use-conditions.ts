import { useLayoutEffect, useRef } from 'react';
import { formMember } from '../../../core/base/index.js';
import { announce } from '../../../core/dom/index.js';
import type { Form } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { applyConditions } from './apply-conditions.js';

/** Shows the fields whose condition is met, drawn here or found in the page, and announces those that appear. */
export function useConditions(form: Form, element: HTMLFormElement | null): void {
  const known = useRef<readonly string[] | null>(null);
  const hasRules = form.fields.some(({ showWhen }) => showWhen !== null);

  // After each render, because a page morph may have brought back what was hidden.
  useLayoutEffect(() => {
    if (!element || !hasRules) return;
    const life = new AbortController();
    const update = () => {
      const shown = applyConditions(element, form);
      const before = known.current;
      known.current = shown.map(({ id }) => id);
      const news = shown.filter(
        ({ id, type }) => before?.includes(id) === false && type !== 'hidden',
      );
      if (news.length === 0) return;
      announce(formStrings('moreFields', { fields: news.map(({ title }) => title).join(', ') }));
    };
    const listen = formMember(element, 'addEventListener');
    for (const type of ['input', 'change']) listen(type, update, { signal: life.signal });
    // The controls have their initial values only after the event.
    listen('reset', () => queueMicrotask(update), { signal: life.signal });
    update();
    return () => life.abort();
  });
}
