// The rest of Vendure's checkout, by its Shop API: customer, address, delivery, payment. No part of the library.
const { api } = document.querySelector('script[data-api]').dataset;
const token = new URLSearchParams(location.hash.slice(1)).get('session');
// The token opens the order to whoever has it: it leaves the address before anything else.
history.replaceState(null, '', location.pathname);

const status = document.querySelector('#order');
const form = document.querySelector('form');

/** Runs an operation of the Shop API; throws the shop's sentence when it refuses. */
async function call(query, variables = {}) {
  const response = await fetch(`${api}/shop-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  const refused = errors?.[0] ?? Object.values(data ?? {}).find((part) => part?.errorCode);
  if (refused) throw new Error(refused.message);
  return data;
}

const order = '{ __typename ... on Order { code state } ... on ErrorResult { errorCode message } }';
const price = (amount, currency) =>
  (amount / 100).toLocaleString('en', { style: 'currency', currency });

/** Prints options, each with its value and text. */
function fill(select, options) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

async function show() {
  const { activeOrder, availableCountries, eligibleShippingMethods } = await call(`{
    activeOrder { totalQuantity totalWithTax currencyCode }
    availableCountries { code name }
    eligibleShippingMethods { id name priceWithTax }
  }`);
  if (!activeOrder?.totalQuantity) {
    status.textContent = 'You have nothing in your cart.';
    return;
  }
  const { totalQuantity, totalWithTax, currencyCode } = activeOrder;
  status.textContent = `${totalQuantity} items, ${price(totalWithTax, currencyCode)}`;
  fill(
    form.elements.country,
    availableCountries.map(({ code, name }) => [code, name]),
  );
  fill(
    form.elements.delivery,
    eligibleShippingMethods.map(({ id, name, priceWithTax }) => [
      id,
      `${name}, ${price(priceWithTax, currencyCode)}`,
    ]),
  );
  form.hidden = false;
}

async function pay() {
  const given = Object.fromEntries(new FormData(form));
  const { firstName, lastName, email, street, city, postalCode, country, delivery } = given;
  await call(
    `mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) ${order} }`,
    { input: { firstName, lastName, emailAddress: email } },
  );
  await call(
    `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) ${order} }`,
    {
      input: {
        fullName: `${firstName} ${lastName}`,
        streetLine1: street,
        city,
        postalCode,
        countryCode: country,
      },
    },
  );
  await call(`mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) ${order} }`, {
    id: [delivery],
  });
  await call(`mutation { transitionOrderToState(state: "ArrangingPayment") ${order} }`);
  const { addPaymentToOrder: paid } = await call(
    `mutation { addPaymentToOrder(input: { method: "test-payment", metadata: {} }) ${order} }`,
  );
  form.hidden = true;
  status.textContent = `Thank you. Order ${paid.code}: ${paid.state}`;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  pay().catch((error) => {
    status.textContent = error.message;
  });
});
show().catch((error) => {
  status.textContent = error.message;
});
