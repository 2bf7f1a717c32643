interface Hold {
  holders: number;
  /** What the page wanted. */
  noValidate: boolean;
}

const holds = /* @__PURE__ */ new WeakMap<HTMLFormElement, Hold>();

/**
 * Keeps the browser from checking a form before its submit event: the product's own rules come first, in
 * their own words (storefront §5). Several buttons may hold the checks of one form; returns what gives
 * them back.
 */
export function holdChecks(form: HTMLFormElement): () => void {
  const hold = holds.get(form) ?? { holders: 0, noValidate: form.noValidate };
  holds.set(form, hold);
  hold.holders += 1;
  form.noValidate = true;
  return () => {
    hold.holders -= 1;
    if (hold.holders > 0) return;
    form.noValidate = hold.noValidate;
    holds.delete(form);
  };
}

/** The checks that were held: the browser shows the first field it finds wrong, unless the page wants none. */
export function passesChecks(form: HTMLFormElement): boolean {
  return (holds.get(form)?.noValidate ?? form.noValidate) || form.reportValidity();
}
