import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import {
  openDoctor,
  openProductForm,
  registerAgentTools,
  start,
} from '../../../../widgets/button/left-out.js';

const hint = 'Take vitrine.js or vitrine.iife.js instead.';

describe('what the file for one button leaves out', () => {
  beforeEach(resetRuntime);
  afterEach(() => {
    document.body.innerHTML = '';
    resetRuntime();
  });

  it.each([
    ['connectors', start],
    ['doctor', openDoctor],
  ])('says where the %s are', async (part, load) => {
    await expect(load()).rejects.toThrow(part);
    await expect(load()).rejects.toThrow(hint);
  });

  it('reports once where the tools for agents are', () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    registerAgentTools();
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).toContain(hint);
  });

  describe('the form of a product', () => {
    const request = { form: { formId: 'engraving' }, title: 'Mug', answers: null, submitLabel: '' };
    const open = (opener: HTMLElement | null) =>
      openProductForm({ ...request, opener, submit: () => Promise.reject(new Error('sent')) });

    it.each([
      ['in a shadow root', true],
      ['of the page', false],
    ])('is posted by the browser, from a button %s', async (_, isInShadow) => {
      const post = vi
        .spyOn(HTMLFormElement.prototype, 'submit')
        .mockImplementation(() => undefined);
      document.body.innerHTML = '<form><div></div></form>';
      const host = document.querySelector('div')!;
      const opener = document.createElement('button');
      (isInShadow ? host.attachShadow({ mode: 'open' }) : host).append(opener);
      expect(await open(opener)).toBe('dismissed');
      expect(post.mock.contexts).toEqual([document.querySelector('form')]);
      post.mockRestore();
    });

    it.each([
      [
        'a button without a form',
        () => document.body.appendChild(document.createElement('button')),
      ],
      ['no button', () => null],
    ])('needs a form around the button: %s', async (_, make) => {
      await expect(open(make())).rejects.toThrow(hint);
    });
  });
});
