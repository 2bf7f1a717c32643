import { afterEach, expect, it } from 'vitest';
import { nameElement } from '../../../../core/dom/index.js';

afterEach(() => document.body.replaceChildren());

it('names an element by its number among those of its tag', () => {
  document.body.innerHTML = '<vitrine-a></vitrine-a><p><vitrine-a id="it"></vitrine-a></p>';
  expect(nameElement(document.getElementById('it')!)).toBe(
    `<vitrine-a> number 2 of ${location.pathname}`,
  );
});

it('counts in the shadow root that an element is in', () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const inner = root.appendChild(document.createElement('vitrine-a'));
  expect(nameElement(inner)).toContain('<vitrine-a> number 1 of');
});
