import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeSearchStrings } from '../../../core/i18n/strings/place-search.js';
import { adoptStyles, useHost, useWidgetId } from '../../element/index.js';
import { LightPortal } from '../../element/light-portal/index.js';
import { useFieldMarks, useListPlace, useRoom } from '../../parts/combobox/index.js';
import type { PlaceSearchProps } from './definition.js';
import listStyles from './place-list.css?inline';
import { usePlaces, type PlacesInUse } from './use-places.js';

/** Addresses below the page's field. */
export function PlaceSearch(props: PlaceSearchProps) {
  const host = useHost();
  const id = useWidgetId();
  const inUse = usePlaces(props);
  const { field, isOpen, active } = inUse;
  const place = useListPlace(isOpen);
  useLayoutEffect(() => {
    if (host) adoptStyles(host.getRootNode(), [listStyles]);
  }, [host]);
  useFieldMarks(field, {
    listId: `${id}-list`,
    isOpen,
    activeId: isOpen && active >= 0 ? `${id}-${active}` : null,
    hasAutofill: true,
  });
  return (
    <>
      <slot />
      <LightPortal node={place}>
        <Panel id={id} inUse={inUse} />
      </LightPortal>
    </>
  );
}

function Panel({ id, inUse }: { id: string; inUse: PlacesInUse }) {
  const { state, active, choose } = inUse;
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel, true);
  useEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { suggestions, attribution } = state.found;
  return (
    <div ref={panel} className="vitrine-place-panel" aria-busy={state.status === 'loading'}>
      <div id={`${id}-list`} role="listbox" aria-label={placeSearchStrings('suggestions')}>
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.placeId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="vitrine-place-option"
            // The focus stays in the field, whose keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <bdi>{suggestion.title}</bdi>
            {suggestion.detail ? (
              <bdi className="vitrine-place-detail">{suggestion.detail}</bdi>
            ) : null}
          </div>
        ))}
      </div>
      {attribution === null ? null : (
        <p className="vitrine-place-attribution" translate="no">
          {attribution}
        </p>
      )}
    </div>
  );
}
