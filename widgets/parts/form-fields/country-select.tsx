import type { SelectHTMLAttributes } from 'react';
import { listCountries } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

type CountrySelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly codes: readonly string[];
  readonly defaultValue: string;
};

/** The country of an address, named in the page's language. */
export function CountrySelect({ codes, ...control }: CountrySelectProps) {
  const answer = control.defaultValue;
  const countries = listCountries(getRuntime().site.locale, { options: codes, answer });
  return (
    <select {...control} className="vitrine-control vitrine-select">
      <option value="">{formStrings('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
