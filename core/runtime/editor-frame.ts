import { getRuntime } from './runtime.js';

const frameMarker = 'data-vitrine-editor-frame';
const frameName = 'sqs-site-frame';

/** Whether the page is shown inside the site editor, where links set the frame's address (storefront §2). */
export function isInEditorFrame(view: Window = window): boolean {
  return getRuntime().site.editorFrame || isMarkedFrame(view);
}

function isMarkedFrame(view: Window): boolean {
  // `frameElement` is null in a frame of another origin; very old engines throw.
  try {
    const frame = view.frameElement;
    if (!frame) return false;
    return (
      frame.hasAttribute(frameMarker) ||
      frame.id === frameName ||
      frame.getAttribute('name') === frameName
    );
  } catch {
    return false;
  }
}
