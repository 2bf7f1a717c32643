import type { addressStrings } from 'vitrine/core/i18n';

type Label = Exclude<
  keyof (typeof addressStrings)['table'],
  'postalCodeInvalid' | 'postalCodeUnknown'
>;

/** The needs of a country's address beyond the order of its parts. */
export interface CountryRule {
  readonly region?: {
    readonly label: Label;
    /** `listed`: chosen from the country's states; `typed`: the lists at hand are of another level. */
    readonly kind: 'listed' | 'typed';
    readonly isOptional?: true;
  };
  readonly city?: Label;
  readonly postalCode?: { readonly label?: Label; readonly isOptional?: true };
  /** A postal code, for the sentence about a wrong one. */
  readonly example?: string;
}

/** By ISO 3166-1 alpha-2. The required parts are those of libaddressinput's data. */
export const countryRules: Readonly<Record<string, CountryRule>> = {
  US: {
    region: { label: 'state', kind: 'listed' },
    city: 'city',
    postalCode: { label: 'zip' },
    example: '10001',
  },
  CA: { region: { label: 'province', kind: 'listed' }, city: 'city', example: 'K1A 0A9' },
  AU: {
    region: { label: 'state', kind: 'listed' },
    city: 'suburb',
    postalCode: { label: 'postcode' },
    example: '2000',
  },
  JP: { region: { label: 'prefecture', kind: 'listed' }, city: 'cityOrWard', example: '100-0001' },
  IT: { region: { label: 'province', kind: 'typed' }, example: '00118' },
  ES: { region: { label: 'province', kind: 'typed' }, example: '28001' },
  IE: {
    region: { label: 'county', kind: 'listed', isOptional: true },
    postalCode: { label: 'eircode', isOptional: true },
    example: 'D02 X285',
  },
  GB: { postalCode: { label: 'postcode' }, example: 'SW1Y 4JH' },
  NZ: { postalCode: { label: 'postcode' }, example: '6011' },
  DE: { example: '10115' },
  FR: { example: '75001' },
  NL: { example: '1012 AB' },
  BE: { example: '1000' },
  AT: { example: '1010' },
  DK: { example: '1050' },
  SE: { example: '111 22' },
};
