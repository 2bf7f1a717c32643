/** The zeros of digits that are typed elsewhere: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** A sign, digits in groups or not, a fraction; which of point and comma groups is left open. */
const number = /^[+-]?(?=[.,]?\d)(?:\d+|\d{1,3}(?:[.,]\d{2,3})+)?(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i;
/** Digits up to which an amount is exact (storefront §9, "default max integer places 15"). */
const mostDigits = 15;

/** Whether a text is a number, as people of any country write it, and one that a computer can hold. */
export function isNumberText(text: string): boolean {
  const plain = toPlainNumber(text);
  return number.test(plain) && Number.isFinite(Number(plain.replace(/[.,]/g, '')));
}

/** Whether a text is an amount of money, with or without the symbol of its currency. */
export function isAmountText(text: string, symbol: string): boolean {
  const bare = text.replace(symbol, '').replace(/\p{Currency_Symbol}/u, '');
  const isUnsigned = /^[^e+-]*$/i.test(toPlainNumber(bare));
  return (
    isUnsigned && isNumberText(bare) && toPlainNumber(bare).replace(/\D/g, '').length <= mostDigits
  );
}

/** The digits of other scripts as 0 to 9. */
export function toPlainDigits(text: string): string {
  return text.replace(/\p{Decimal_Number}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Without what only sets digits apart. */
function toPlainNumber(text: string): string {
  return toPlainDigits(text.trim())
    .replace(/(\d)[\s'’٬](?=\d)/g, '$1')
    .replace('٫', '.')
    .replace('−', '-');
}
