import { honeypotAttributes, honeypotName } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';

const { autocomplete, tabindex: _focus, ...attributes } = honeypotAttributes;

/** A field that people never see, in no reach of keys, readers and autofill; programs fill it. */
export function Honeypot() {
  return (
    <div className="vitrine-extra" aria-hidden="true" inert>
      <label>
        {formStrings('leaveEmpty')}
        <input
          type="text"
          name={honeypotName}
          defaultValue=""
          autoComplete={autocomplete}
          tabIndex={-1}
          data-vitrine-ignore=""
          {...attributes}
        />
      </label>
    </div>
  );
}
