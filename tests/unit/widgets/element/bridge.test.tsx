import { afterEach, expect, it } from 'vitest';
import { resetRuntime } from '../../../../core/runtime/index.js';
import { defineWidget } from '../../../../widgets/element/index.js';
import { mount, newTag, settle } from './mount.js';

const countRegions = () => document.querySelectorAll('[data-vitrine-live]').length;

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetRuntime();
});

it('creates the live regions of the page with the first widget, before any message', async () => {
  const definition = defineWidget({
    tag: newTag(),
    summary: 'Shows nothing.',
    props: {},
    events: {},
    methods: {},
  });
  expect(countRegions()).toBe(0);
  await mount(definition, () => null);
  expect(countRegions()).toBe(2);
  await mount(definition, () => null);
  expect(countRegions()).toBe(2);
});
