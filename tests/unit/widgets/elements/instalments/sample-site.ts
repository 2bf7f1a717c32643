/** The store settings of a shop that offers instalments between $20 and $100. */
export const offered = {
  afterPayAvailable: true,
  afterPayMin: 2000,
  afterPayMax: 10000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

/** Prints the site context into the page, as a server does. */
export function printSite(instalments: unknown, site: object = {}): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({
    locale: 'en-US',
    currency: 'USD',
    storeSettings: { instalments },
    ...site,
  });
  document.body.append(script);
}
