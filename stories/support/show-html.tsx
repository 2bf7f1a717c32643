import { expect, waitFor } from 'storybook/test';

/** A story that is a piece of a page; its source tab gives the whole page to copy (`writePage`). */
export function showHtml(html: string, { isWide = false } = {}) {
  const code = html.trim();
  const className = isWide ? 'story-page wide' : 'story-page';
  return {
    render: () => <div className={className} dangerouslySetInnerHTML={{ __html: code }} />,
    parameters: describeSource(code),
  };
}

/**
 * The same piece where no script runs: what a shopper has before the elements are there, or without them.
 * `control` is the selector of what has to be usable.
 */
export function showWithoutScript(html: string, control: string) {
  const code = html.trim();
  return {
    // Its own document, because in this one the elements are defined for good.
    render: () => (
      <iframe
        title="The page without script"
        sandbox="allow-same-origin"
        className="story-frame"
        srcDoc={`<!doctype html><html lang="en"><title>Without script</title>
<style>body { font-family: system-ui, sans-serif; }</style>${code}</html>`}
      />
    ),
    parameters: describeSource(code),
    async play({ canvasElement }: { canvasElement: HTMLElement }) {
      const frame = canvasElement.querySelector('iframe');
      const page = await waitFor(() => {
        const element = frame?.contentDocument?.querySelector<HTMLElement>(control);
        if (!element) throw new Error(`No ${control} in the plain page yet.`);
        return element;
      });
      await expect(page.closest(':not(:defined)')).not.toBeNull();
      await expect(page.checkVisibility()).toBe(true);
      await expect(page).toBeEnabled();
    },
  };
}

function describeSource(code: string) {
  return {
    controls: { disable: true },
    docs: { source: { type: 'code', originalSource: code, language: 'html' } },
  };
}
