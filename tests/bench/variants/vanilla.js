// The hand-written yardstick: one add-to-cart element without any library, early capture included.
const crumb = () => document.cookie.match(/(?:^|; )crumb=([^;]*)/)?.[1] ?? '';
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

class AddToCart extends HTMLElement {
  connectedCallback() {
    this.button = this.querySelector('button');
    this.label = this.button.textContent;
    this.closest('form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.add(new FormData(event.target));
    });
    this.takesSubmit = true;
  }

  async add(data) {
    if (this.busy) return;
    this.busy = true;
    this.button.textContent = 'Adding…';
    try {
      const answer = await fetch('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb() },
        body: JSON.stringify({
          itemId: data.get('itemId'),
          sku: data.get('sku'),
          quantity: Number(data.get('quantity')),
        }),
      });
      if (!answer.ok) throw new Error((await answer.json()).error);
      await wait(1_000);
      this.button.textContent = 'Added!';
      await wait(2_000);
    } catch (error) {
      alert(error.message);
      await wait(1_000);
    }
    this.button.textContent = this.label;
    this.busy = false;
  }
}

customElements.define('vitrine-add-to-cart', AddToCart);
for (const [form, data] of globalThis.vitrineEarly ?? []) {
  form.querySelector('vitrine-add-to-cart').add(data);
}
