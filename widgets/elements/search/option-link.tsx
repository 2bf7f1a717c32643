import { formatMoney } from '../../../core/commerce/money/index.js';
import { highlight, type Suggestion } from '../../../core/commerce/search/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { followInEditor } from '../../hooks/index.js';
import type { ListOption } from './list-options.js';

export interface OptionLinkProps {
  readonly id: string;
  readonly option: ListOption;
  /** The words that are marked in the title. */
  readonly typed: string;
  readonly isActive: boolean;
  /** False when the link is not to be followed. */
  onChoose(): boolean;
}

/** A suggestion: a link, so that it opens in a new tab as any other. */
export function OptionLink({ id, option, typed, isActive, onChoose }: OptionLinkProps) {
  const { suggestion, title, url } = option;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="vitrine-search-option"
      href={url}
      // The focus stays in the field, whose keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (onChoose()) followInEditor(event);
        else event.preventDefault();
      }}
    >
      {suggestion?.kind === 'product' ? <Picture url={suggestion.imageUrl} /> : null}
      <bdi className="vitrine-search-words">
        {suggestion
          ? highlight(title, typed).map(({ text, isMatch }, index) =>
              isMatch ? <mark key={index}>{text}</mark> : text,
            )
          : title}
      </bdi>
      {suggestion ? <Price suggestion={suggestion} /> : null}
    </a>
  );
}

/** Its place is there without a picture too, so that titles are below each other. */
function Picture({ url }: { url: string | null }) {
  return (
    <span className="vitrine-search-picture">
      {url ? <img src={url} alt="" decoding="async" /> : null}
    </span>
  );
}

function Price({ suggestion: { price, isLowest } }: { suggestion: Suggestion }) {
  const text = price && formatMoney(price, getRuntime().site.locale);
  if (!text) return null;
  return (
    <bdi className="vitrine-search-price" translate="no">
      {isLowest ? productStrings('from', { price: text }) : text}
    </bdi>
  );
}
