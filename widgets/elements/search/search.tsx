import { useEffect, useLayoutEffect, useRef } from 'react';
import { searchStrings } from '../../../core/i18n/strings/search.js';
import { adoptStyles, useHost, useWidgetId } from '../../element/index.js';
import { LightPortal } from '../../element/light-portal/index.js';
import { useFieldMarks, useListPlace, useRoom } from '../../parts/combobox/index.js';
import type { SearchProps } from './definition.js';
import { isolate } from './isolate.js';
import { OptionLink } from './option-link.js';
import listStyles from './search-list.css?inline';
import { useSearch, type SearchInUse } from './use-search.js';

/** Suggestions below the page's search form. */
export function Search(props: SearchProps) {
  const host = useHost();
  const id = useWidgetId();
  const inUse = useSearch(props);
  const { field, isOpen, active } = inUse;
  const place = useListPlace(isOpen);
  useLayoutEffect(() => {
    if (host) adoptStyles(host.getRootNode(), [listStyles]);
  }, [host]);
  useFieldMarks(field, {
    listId: `${id}-list`,
    isOpen,
    activeId: isOpen && active >= 0 ? `${id}-${active}` : null,
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

function Panel({ id, inUse }: { id: string; inUse: SearchInUse }) {
  const { state, groups, active, hasRecent } = inUse;
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel, true);
  useEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { status, text, found } = state;
  const isStale = status === 'loading';
  const note = noteOf(inUse);
  let place = 0;

  return (
    <div ref={panel} className="vitrine-search-panel" aria-busy={isStale}>
      {note ? <p className="vitrine-search-note">{note}</p> : null}
      <div
        id={`${id}-list`}
        className="vitrine-search-list"
        role="listbox"
        aria-label={searchStrings('suggestions')}
      >
        {groups.map(({ title, options }, index) => (
          <div
            key={title}
            role="group"
            className="vitrine-search-group"
            {...(title
              ? { 'aria-labelledby': `${id}-group-${index}` }
              : { 'aria-label': searchStrings('suggestions') })}
          >
            {title ? (
              <p id={`${id}-group-${index}`} className="vitrine-search-title" role="presentation">
                {title}
              </p>
            ) : null}
            {options.map((option) => {
              const own = place++;
              return (
                <OptionLink
                  key={option.url}
                  id={`${id}-${own}`}
                  option={option}
                  typed={found.correctedTo ?? text}
                  isActive={own === active}
                  onChoose={() => inUse.choose(own)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {hasRecent ? (
        <button type="button" className="vitrine-search-clear" onClick={inUse.clearRecent}>
          {searchStrings('clear')}
        </button>
      ) : null}
    </div>
  );
}

/** The sentence above the list. It is announced as well, so that it is no live region. */
function noteOf({ state: { status, text, found }, groups }: SearchInUse): string | null {
  if (status === 'failed') return searchStrings('failed');
  if (status === 'loading') return groups.length === 0 ? searchStrings('loading') : null;
  if (status === 'idle') return null;
  if (found.items.length === 0) return searchStrings('none', { text: isolate(text) });
  return found.correctedTo === null
    ? null
    : searchStrings('corrected', { text: isolate(found.correctedTo) });
}
