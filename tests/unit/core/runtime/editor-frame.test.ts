import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInEditorFrame, resetRuntime } from '../../../../core/runtime/index.js';

function createView(getFrame: () => Element | null): Window {
  return Object.create(window, { frameElement: { get: getFrame } }) as Window;
}

function createFrame(attributes: Record<string, string>): Element {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  return frame;
}

beforeEach(resetRuntime);
afterEach(() => document.body.replaceChildren());

describe('isInEditorFrame', () => {
  it('is false on a page of its own', () => {
    expect(isInEditorFrame()).toBe(false);
    expect(isInEditorFrame(createView(() => null))).toBe(false);
  });

  it('is true when the site context says so', () => {
    const script = document.createElement('script');
    script.id = 'vitrine-site';
    script.type = 'application/json';
    script.textContent = '{"editorFrame":true}';
    document.body.append(script);
    expect(isInEditorFrame()).toBe(true);
  });

  it.each([
    [{ 'data-vitrine-editor-frame': '' }, true],
    [{ id: 'sqs-site-frame' }, true],
    [{ name: 'sqs-site-frame' }, true],
    [{ id: 'advert' }, false],
  ])('in a frame with %j is %s', (attributes, expected) => {
    expect(isInEditorFrame(createView(() => createFrame(attributes)))).toBe(expected);
  });

  it('is false when the frame may not be looked at', () => {
    const view = createView(() => {
      throw new DOMException('Blocked a frame', 'SecurityError');
    });
    expect(isInEditorFrame(view)).toBe(false);
  });
});
