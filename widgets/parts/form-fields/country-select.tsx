import { useEffect, useLayoutEffect, useRef, useState, type SelectHTMLAttributes } from 'react';
import type { Country } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

type CountrySelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly codes: readonly string[];
  readonly defaultValue: string;
};

// A chunk of its own: most forms ask for no country.
const load = () => import('../../../core/forms/countries/index.js');

/** The country of an address, named in the page's language. */
export function CountrySelect({ codes, ...control }: CountrySelectProps) {
  const answer = control.defaultValue;
  const select = useRef<HTMLSelectElement>(null);
  const chosen = useRef(answer);
  const [countries, setCountries] = useState<readonly Country[]>(answer ? [named(answer)] : []);
  const known = useRef({ codes, answer });

  useEffect(() => {
    const life = new AbortController();
    load()
      .then(({ listCountries }) => {
        if (life.signal.aborted) return;
        const { codes: options, answer: given } = known.current;
        chosen.current = select.current?.value || given;
        setCountries(listCountries(getRuntime().site.locale, { options, answer: given }));
      })
      .catch((error: unknown) => getRuntime().reporter.report(error, { where: 'vitrine-form' }));
    return () => life.abort();
  }, []);
  // The list moves the options, and an option that moves is no longer chosen.
  useLayoutEffect(() => {
    if (select.current) select.current.value = chosen.current;
  }, [countries]);

  return (
    <select {...control} ref={select} className="vitrine-control vitrine-select">
      <option value="">{formStrings('choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** An answer before the list is there. */
function named(code: string): Country {
  return { code, name: code };
}
