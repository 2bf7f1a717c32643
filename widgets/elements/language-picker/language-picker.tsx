import { languagePickerStrings } from '../../../core/i18n/strings/language-picker.js';
import { useWidgetId } from '../../element/index.js';
import type { LanguagePickerProps } from './definition.js';
import { useLanguagePicker } from './use-language-picker.js';

/** The page's links, behind a button. */
export function LanguagePicker(props: LanguagePickerProps) {
  const id = useWidgetId();
  const { button, list, isAbove, hasLinks, current, isOpen, toggle } = useLanguagePicker(props);
  if (!hasLinks) return <slot />;
  const label = props.label || languagePickerStrings('label');
  return (
    <>
      <button
        ref={button}
        type="button"
        part="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span>{label}</span>
        {current ? <bdi lang={current.hreflang}>{current.textContent}</bdi> : null}
        <svg aria-hidden="true" viewBox="0 0 12 8" width="12" height="8">
          <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div
        id={id}
        part="list"
        className={isAbove ? 'list above' : 'list'}
        ref={list}
        role="group"
        aria-label={label}
        hidden={!isOpen}
      >
        <slot />
      </div>
    </>
  );
}
