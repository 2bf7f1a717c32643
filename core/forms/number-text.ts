/** The zeros of other scripts: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** A sign, digits with or without grouping, a fraction. Whether point or comma groups digits is left open. */
const number = /^[+-]?(?=[.,]?\d)(?:\d+|\d{1,3}(?:[.,]\d{2,3})+)?(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i;
/** The most digits of an exact amount (storefront §9, "default max integer places 15"). */
const mostDigits = 15;

/** Whether a text is a finite number, in the notation of any country. */
export function isNumberText(text: string): boolean {
  const plain = toPlainNumber(text);
  return number.test(plain) && Number.isFinite(Number(plain.replace(/[.,]/g, '')));
}

/** Whether a text is an amount of money, with or without its currency symbol. */
export function isAmountText(text: string, symbol: string): boolean {
  const bare = text.replace(symbol, '').replace(/\p{Currency_Symbol}/u, '');
  const isUnsigned = /^[^e+-]*$/i.test(toPlainNumber(bare));
  return (
    isUnsigned && isNumberText(bare) && toPlainNumber(bare).replace(/\D/g, '').length <= mostDigits
  );
}

/** Converts the digits of other scripts to 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/\p{Decimal_Number}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Removes characters that only group digits. */
function toPlainNumber(text: string): string {
  return toPlainDigits(text.trim())
    .replace(/(\d)[\s'’٬](?=\d)/g, '$1')
    .replace('٫', '.')
    .replace('−', '-');
}
