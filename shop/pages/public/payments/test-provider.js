// The adapter of test mode. Its cards are radio buttons of the page, so it has no fields of its own; it brings one wallet.
import { connectPayments } from '/assets/vitrine-payments.js';

/** Who owns the wallet; nobody's real address. */
const owner = {
  name: 'Ada Quay',
  email: 'ada@example.com',
  address: {
    country: 'US',
    region: 'NY',
    postalCode: '10001',
    city: 'New York',
    line1: '1 Quay Lane',
  },
};

/** Opens the sheet, and resolves when it is closed: with what pays, or null. */
async function openSheet(sheet, { count }) {
  const find = (name) => sheet.querySelector(`[data-wallet-${name}]`);
  const { line1, city, region, postalCode } = owner.address;
  find('name').textContent = owner.name;
  find('address').textContent = `${line1}, ${city}, ${region} ${postalCode}`;
  find('total').textContent = '…';
  find('pay').disabled = true;
  const closed = new Promise((close) => {
    sheet.addEventListener('close', () => close(sheet.returnValue), { once: true });
  });
  sheet.returnValue = '';
  sheet.showModal();
  // The total with delivery and tax, before anybody can agree to it.
  const counted = count(owner.address).then(({ total }) => {
    find('total').textContent = total;
    find('pay').disabled = false;
  });
  const failed = counted.then(
    () => new Promise(() => undefined),
    (error) => {
      sheet.close();
      throw error;
    },
  );
  const answer = await Promise.race([closed, failed]);
  return answer === 'pay' ? { ...owner, token: 'test-wallet-token' } : null;
}

const checkout = document.querySelector('vitrine-checkout');
const template = document.querySelector('template[data-test-wallet]');

/** The sheet of the page's template, which is in the page while it is open alone. */
async function pay(session) {
  const sheet = document.importNode(template.content, true).querySelector('dialog');
  document.body.append(sheet);
  try {
    return await openSheet(sheet, session);
  } finally {
    sheet.remove();
  }
}

if (checkout) {
  connectPayments(checkout, {
    async wallets() {
      if (template === null) return [];
      const label = template.content.querySelector('h2').textContent;
      return [{ id: 'test-wallet', label, pay }];
    },
  });
}
