import { useEffect } from 'react';
import { formStrings } from '../../../core/i18n/index.js';

/** Prefixes the document's title while the form is invalid. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const title = document.title;
    const marked = formStrings('errorTitle', { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [isWrong]);
}
