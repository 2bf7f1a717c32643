import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../element/index.js';

const ownAttribute = 'data-vitrine-list';

/** The place below the page's field that the suggestions are rendered into while they are open; null otherwise. */
export function useListPlace(isOpen: boolean): HTMLElement | null {
  const host = useHost();
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    // A page that was copied with open suggestions has them still.
    for (const copy of host?.querySelectorAll(`:scope > [${ownAttribute}]`) ?? []) {
      if (copy !== place) copy.remove();
    }
    return () => place.remove();
  }, [host, place]);
  useLayoutEffect(() => {
    if (!isOpen) place.remove();
    else if (place.parentNode !== host) host?.append(place);
  });
  return isOpen ? place : null;
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.setAttribute(ownAttribute, '');
  return place;
}
