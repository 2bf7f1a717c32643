/** The countries of ISO 3166-1: a first letter, then the second letters. */
const codes =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';

export interface Country {
  readonly code: string;
  /** In the language asked for. */
  readonly name: string;
}

/** All codes, such as `DE`. */
export const countryCodes: readonly string[] = codes
  .split(' ')
  .flatMap((row) => [...row.slice(1)].map((second) => `${row.charAt(0)}${second}`));

/**
 * The countries that an address offers, by name: those of its `options`, or all. An answer that is none of them, such as
 * one typed before there was a list, comes first and stays as it is.
 */
export function listCountries(
  locale: string,
  { options = [], answer = '' }: { readonly options?: readonly string[]; readonly answer?: string },
): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const known = options.filter((code) => countryCodes.includes(code));
  const { compare } = new Intl.Collator(locale);
  const countries = (known.length > 0 ? known : countryCodes)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  const isOffered = answer === '' || countries.some(({ code }) => code === answer);
  return isOffered ? countries : [{ code: answer, name: answer }, ...countries];
}
