import type { SelectHTMLAttributes } from 'react';
import { listCountries } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

type CountrySelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly codes: readonly string[];
  readonly defaultValue: string;
};

/** The country of an address, named in the page's language. What was typed before there was a list stays in it. */
export function CountrySelect({ codes, ...control }: CountrySelectProps) {
  const countries = listCountries(getRuntime().site.locale, codes);
  const { defaultValue } = control;
  const isKnown = defaultValue === '' || countries.some(({ code }) => code === defaultValue);
  return (
    <select {...control} className="vitrine-control vitrine-select">
      <option value="">{formStrings('choose')}</option>
      {isKnown ? null : <option value={defaultValue}>{defaultValue}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
