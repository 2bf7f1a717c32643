export const addButton = '.product vitrine-add-to-cart:not([express])';
export const pill = 'vitrine-cart-pill >>> [part~=pill]';
export const line = 'vitrine-cart >>> [part~=line]';
export const desktop = { width: 1280, height: 900 };
export const buttonOf = (text) => ({ css: 'button', text });
export const pillOf = (items) => ({ css: pill, text: `/${items}/` });

/** Fills in who buys and where it goes, as far as the checkout asks for it. */
export async function fillCheckout(tab) {
  await tab.mounted('vitrine-checkout');
  await tab.fill({ label: 'E-mail' }, 'ada@example.com');
  await tab.fill({ label: 'Name' }, 'Ada Quay');
  if ((await tab.count({ css: 'select', label: '/Country/' })) === 0) return;
  await tab.select({ css: 'select', label: '/Country/' }, 'US');
  await tab.waitFor({ label: 'ZIP code' });
  await tab.fill({ label: 'Address' }, '1 Quay Lane');
  await tab.fill({ label: 'City' }, 'New York');
  await tab.fill({ label: 'ZIP code' }, '10001');
  await tab.select({ css: 'select', label: 'State' }, 'NY');
  // The page goes on by itself.
  await tab.waitFor('.payment');
}

/** Presses the add button of a product page and waits until the pill counts one item. */
export async function addOne(tab, path = '/shop/salt-cellar') {
  await tab.goto(path);
  await tab.mounted(addButton);
  await tab.click(`${addButton} >>> [part~=button]`);
  await tab.waitFor(pillOf('1 item'));
}

/** What the form around the add button would send. */
export const readForm = (tab) =>
  tab.eval(() => {
    const data = new FormData(document.querySelector('.product form'));
    return [data.getAll('sku'), data.getAll('quantity')];
  });
