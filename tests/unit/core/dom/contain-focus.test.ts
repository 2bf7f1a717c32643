import { afterEach, describe, expect, it } from 'vitest';
import { containFocus, FocusContainmentError } from '../../../../core/dom/index.js';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = `<button id="before"></button>
    <div id="panel"><button id="first"></button><input id="second" /></div><button id="after"></button>`;
  return (id: string) => document.getElementById(id)!;
}

describe('containFocus', () => {
  it('keeps the focus in a container', () => {
    const at = page();
    const release = containFocus({ container: at('panel') });
    at('after').focus();
    expect(document.activeElement?.id).toBe('first');
    at('second').focus();
    at('before').focus();
    expect(document.activeElement?.id).toBe('second');
    release();
    at('after').focus();
    expect(document.activeElement?.id).toBe('after');
  });

  it('goes to the first element once the last one is gone', () => {
    const at = page();
    const release = containFocus({ container: at('panel') });
    at('second').focus();
    at('second').remove();
    at('after').focus();
    expect(document.activeElement?.id).toBe('first');
    release();
  });

  it('keeps the focus where a predicate allows it, and drops it where there was none', () => {
    const at = page();
    const release = containFocus({ predicate: (target) => (target as Element).id !== 'after' });
    at('after').focus();
    expect(document.activeElement).toBe(document.body);
    at('before').focus();
    at('after').focus();
    expect(document.activeElement?.id).toBe('before');
    release();
  });

  it.each([
    ['neither', {}],
    ['both', { container: document.createElement('div'), predicate: () => true }],
  ])(
    'platform §5: "One (and only one) of container and predicate must be set", not %s',
    (_which, limits) => {
      expect(() => containFocus(limits)).toThrow(
        new FocusContainmentError(
          'focus-limits',
          'One (and only one) of container and predicate must be set',
        ),
      );
    },
  );
});
