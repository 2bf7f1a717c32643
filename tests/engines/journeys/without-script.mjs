export const withoutScript = {
  'without script: product, cart, coupon, letter': {
    isScriptless: true,
    async run({ tab, eq }) {
      await tab.goto('/shop/dune-mug');
      await tab.eval(() => {
        document.querySelector('.product select[name=sku]').value = 'MUG-OAT-LARGE';
        document.querySelector('.product input[name=quantity]').value = '2';
      });
      await tab.click({ css: '.product button', text: 'Add To Cart' });
      await tab.waitForUrl('/cart');
      await tab.waitFor('.cart-line');
      eq(await tab.value('.cart-line input[name=quantity]'), '2', 'quantity in the cart');
      await tab.fill('#code', 'WELCOME10');
      await tab.click({ css: '.coupon-form button', text: 'Apply' });
      await tab.waitFor({ css: '.cart', text: '/WELCOME10/' });
      await tab.click({ css: '.cart-line button', text: '/Remove/' });
      await tab.waitFor({ css: 'p', text: '/nothing in your shopping cart/' });
      await tab.goto('/contact');
      await tab.click('.contact-form button.button');
      await tab.waitFor('.error-summary');
    },
  },
};
