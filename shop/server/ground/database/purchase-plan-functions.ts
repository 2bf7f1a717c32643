// The contents of a cart (cart-functions.ts), and the plan of a subscription, which its prices depend on.
const cartContents = `create or replace function cart_contents(wanted text) returns json language plpgsql stable as $$
  begin
    return json_build_object(
      'version', (select version from catalogue_version),
      'cart', (
        select json_build_object(
          'id', id, 'currency', currency, 'shipping_location', shipping_location, 'shipping_option', shipping_option,
          'subscription_plan', subscription_plan,
          'created_at', floor(extract(epoch from created_at) * 1000),
          'expires_at', floor(extract(epoch from expires_at) * 1000),
          'is_purchased', purchased_at is not null)
        from carts where id = wanted),
      'entries', (
        select coalesce(json_agg(json_build_object(
          'id', e.id, 'product_id', e.product_id, 'sku', e.sku, 'quantity', e.quantity,
          'additional_fields', e.additional_fields, 'stock', v.stock) order by e.position), '[]')
        from cart_entries e join variants v on v.sku = e.sku where e.cart_id = wanted),
      'coupons', (
        select coalesce(json_agg(row_to_json(c) order by e.position), '[]')
        from cart_coupons e join coupons c on c.code = e.code where e.cart_id = wanted));
  end $$`;

/** Migration 34: a cart's contents tell its plan. */
export const purchasePlanFunctions = [cartContents] as const;
