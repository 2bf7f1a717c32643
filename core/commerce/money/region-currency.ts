import { defaultCurrency, type CurrencyCode } from './currency-code.js';

/** Currencies of several regions (ISO 3166), by their code. */
const shared: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  AUD: 'KI NR TV',
  NZD: 'CK NU TK',
  DKK: 'FO GL',
  GBP: 'GG IM JE',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'SJ',
};

/** Currencies of one region, whose code (ISO 4217) begins with the region's. */
const own =
  'AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBHDBIFBMDBNDBOBBRLBSDBTNBWPBYNBZDCADCDFCHFCLPCNYCOPCRCCUPCVECZKDJFDKK' +
  'DOPDZDEGPERNETBFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHTGHUFIDRILSINRIQDIRRISKJMDJODJPYKESKGSKHRKMFKPWKRWKWD' +
  'KYDKZTLAKLBPLKRLRDLSLLYDMADMDLMGAMKDMMKMNTMOPMRUMURMVRMWKMXNMYRMZNNADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLN' +
  'PYGQARRONRSDRUBRWFSARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSYPSZLTHBTJSTMTTNDTOPTRYTTDTWDTZSUAHUGXUYUUZSVESVND' +
  'VUVWSTYERZARZMWZWG';

/** The currency of a region (ISO 3166); otherwise the default. */
export function currencyOfRegion(region: string): CurrencyCode {
  if (!/^[A-Z]{2}$/.test(region)) return defaultCurrency;
  const ownCode = own.match(/.../g)?.find((code) => code.startsWith(region));
  const sharedCode = () => Object.keys(shared).find((code) => shared[code]?.includes(region));
  return ownCode ?? sharedCode() ?? defaultCurrency;
}
