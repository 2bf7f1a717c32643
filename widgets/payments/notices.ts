/** One sentence beside the payment: the problem, or that it is being checked. */
export interface Notices {
  /** Says what is wrong, and moves the focus to it, which also has it read, once. */
  problem(sentence: string): void;
  busy(sentence: string): void;
  clear(): void;
}

/** `regionOf`: the first region that the page has now; without any nothing is said. */
export function createNotices(regionOf: () => HTMLElement | null): Notices {
  const wrong = document.createElement('p');
  wrong.className = 'vitrine-field-error';
  wrong.tabIndex = -1;
  const status = document.createElement('p');
  status.className = 'vitrine-payment-status';
  status.setAttribute('role', 'status');

  function clear(): void {
    wrong.remove();
    status.textContent = '';
    status.remove();
  }

  return {
    clear,
    problem(sentence) {
      clear();
      wrong.textContent = sentence;
      regionOf()?.prepend(wrong);
      wrong.focus();
    },
    busy(sentence) {
      clear();
      regionOf()?.append(status);
      status.textContent = sentence;
    },
  };
}
