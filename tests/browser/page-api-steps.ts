export const item = { itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' };
export const pill = 'vitrine-cart-pill [part~=pill]';
export const product = `<vitrine-product product="dune-mug" load="eager">
  <vitrine-add-to-cart sku="MUG-OAT-LARGE"><button>Add</button></vitrine-add-to-cart>
</vitrine-product>`;
