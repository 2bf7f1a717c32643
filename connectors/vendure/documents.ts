/** The operations of Vendure's Shop API that the connector sends. */

const orderFragment = `
fragment Cart on Order {
  id
  currencyCode
  couponCodes
  totalQuantity
  subTotal
  subTotalWithTax
  shipping
  shippingWithTax
  total
  totalWithTax
  taxSummary { description taxRate taxTotal }
  shippingAddress { countryCode province postalCode }
  shippingLines { shippingMethod { id name description } price priceWithTax }
  lines {
    id
    createdAt
    quantity
    unitPrice
    unitPriceWithTax
    discountedUnitPrice
    discountedUnitPriceWithTax
    linePrice
    linePriceWithTax
    discountedLinePrice
    discountedLinePriceWithTax
    featuredAsset { source }
    productVariant {
      id
      sku
      stockLevel
      options { name group { name } }
      product { id slug name }
    }
  }
}`;

const resultSelection = `{
    __typename
    ... on Order { ...Cart }
    ... on ErrorResult { errorCode message }
  }`;

const change = (signature: string, call: string) =>
  `mutation ${signature} {\n  result: ${call} ${resultSelection}\n}${orderFragment}`;

const deliverySelection = `
  eligibleShippingMethods { id name description price priceWithTax }
  availableCountries { code }`;

export const readCart = `query {
  order: activeOrder { ...Cart }${deliverySelection}
}${orderFragment}`;

export const readDelivery = `query {${deliverySelection}
}`;

export const addItem = change(
  '($variant: ID!, $quantity: Int!)',
  'addItemToOrder(productVariantId: $variant, quantity: $quantity)',
);
export const adjustLine = change(
  '($line: ID!, $quantity: Int!)',
  'adjustOrderLine(orderLineId: $line, quantity: $quantity)',
);
export const removeLine = change('($line: ID!)', 'removeOrderLine(orderLineId: $line)');
export const applyCoupon = change('($code: String!)', 'applyCouponCode(couponCode: $code)');
export const setAddress = change(
  '($input: CreateAddressInput!)',
  'setOrderShippingAddress(input: $input)',
);
export const setShipping = change('($id: [ID!]!)', 'setOrderShippingMethod(shippingMethodId: $id)');
/** Its result is no union: an order, or null where there is none. */
export const removeCoupon = `mutation ($code: String!) {
  result: removeCouponCode(couponCode: $code) { __typename ...Cart }
}${orderFragment}`;

const productFragment = `
fragment Product on Product {
  id
  slug
  name
  description
  assets { source width height }
  featuredAsset { source width height }
  optionGroups { name }
  variants {
    id
    sku
    price
    priceWithTax
    currencyCode
    stockLevel
    featuredAsset { source width height }
    options { name group { name } }
  }
}`;

export const readProduct = `query ($id: ID, $slug: String) {
  product(id: $id, slug: $slug) { ...Product }
}${productFragment}`;

export const listProducts = `query ($options: ProductListOptions) {
  products(options: $options) { totalItems items { ...Product } }
}${productFragment}`;

export const searchProducts = `query ($input: SearchInput!) {
  search(input: $input) { totalItems items { productId } }
}`;
