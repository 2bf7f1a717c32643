const formats = new Map();

function make(currency) {
  const { format } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    roundingMode: 'halfEven',
  });
  formats.set(currency, format);
  return format;
}

/**
 * What every engine without formatters of its own prints amounts with: one `Intl` object a currency, made once.
 * Rounding is the template language's (§11.1).
 */
export function formatMoney({ value, currency }) {
  return (formats.get(currency) ?? make(currency))(value);
}
