import { useEffect, useState, type ComponentType } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import type { FileUploadProps } from '../file-upload/index.js';

/** The list of a form's files, fetched by a form that asks for some. Until it is there the browser's control waits. */
export function LazyUpload(props: FileUploadProps) {
  const [View, setView] = useState<ComponentType<FileUploadProps> | null>(null);
  useEffect(() => {
    const life = new AbortController();
    import('../file-upload/index.js')
      .then(({ FileUpload }) => {
        if (!life.signal.aborted) setView(() => FileUpload);
      })
      .catch((error: unknown) => getRuntime().reporter.report(error, { where: 'vitrine-form' }));
    return () => life.abort();
  }, []);
  return View ? <View {...props} /> : null;
}
