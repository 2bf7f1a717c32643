import { useRef, useState, type ComponentType } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import type { PictureViewerProps } from '../picture-viewer/index.js';

/** The open pictures, with the component that shows them. */
export interface OpenViewer<Shown> {
  readonly Viewer: ComponentType<PictureViewerProps>;
  readonly shown: readonly Shown[];
  /** An index of `shown`. */
  readonly start: number;
}

/** Opens pictures in the whole window; its code is fetched for the first one. `where` names the element in reports. */
export function usePictureViewer<Shown>(where: string) {
  const [open, setOpen] = useState<OpenViewer<Shown> | null>(null);
  const request = useRef(0);

  /** Without the code, for want of a connection, the browser goes to `address`, as the link of the picture does. */
  async function view(shown: readonly Shown[], start: number, address = ''): Promise<void> {
    request.current += 1;
    const own = request.current;
    try {
      const { PictureViewer } = await import('../picture-viewer/index.js');
      if (own === request.current) setOpen({ Viewer: PictureViewer, shown, start });
    } catch (error) {
      getRuntime().reporter.report(error, { where });
      if (address) location.assign(address);
    }
  }

  return { open, view, close: () => setOpen(null) };
}
