import { describe, expect, it } from 'vitest';
import {
  readEarlySku,
  readShownSku,
} from '../../../../../widgets/elements/variant-picker/light-control.js';

function createHost(entries: readonly string[], marked?: string): HTMLElement {
  const host = document.createElement('div');
  const select = host.appendChild(document.createElement('select'));
  for (const value of entries) {
    const option = select.appendChild(document.createElement('option'));
    option.value = value;
    option.toggleAttribute('selected', value === marked);
  }
  return host;
}

function createRadios(marked?: string): HTMLElement {
  const host = document.createElement('div');
  for (const value of ['A', 'B']) {
    const radio = host.appendChild(document.createElement('input'));
    radio.type = 'radio';
    radio.name = 'sku';
    radio.value = value;
    radio.defaultChecked = radio.checked = value === marked;
  }
  return host;
}

describe('the no-script control', () => {
  it('holds no choice while it shows its first entry because it has to', () => {
    expect(readEarlySku(createHost(['', 'A', 'B']))).toBeNull();
    expect(readEarlySku(createHost(['A', 'B']))).toBeNull();
    expect(readEarlySku(createRadios())).toBeNull();
    expect(readEarlySku(document.createElement('div'))).toBeNull();
  });

  it('holds what was chosen in it, or what the page marks', () => {
    const host = createHost(['', 'A', 'B']);
    host.querySelector('select')!.value = 'A';

    expect(readEarlySku(host)).toBe('A');
    expect(readEarlySku(createHost(['A', 'B'], 'A'))).toBe('A');
    expect(readEarlySku(createRadios('B'))).toBe('B');
  });

  it('shows what a form without the widget would send', () => {
    expect(readShownSku(createHost(['A', 'B']))).toBe('A');
    expect(readShownSku(createHost(['', 'A']))).toBeNull();
    expect(readShownSku(createRadios('B'))).toBe('B');
    expect(readShownSku(createRadios())).toBeNull();
  });
});
