/** The currencies of the shop. Each product has a price in each of them. */
export const catalogueCurrencies = ['USD', 'EUR', 'JPY'] as const;
export type CatalogueCurrency = (typeof catalogueCurrencies)[number];
