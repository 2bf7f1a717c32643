import { createRoute } from '@hono/zod-openapi';
import {
  changeHeaders,
  changeProblems,
  formContent,
  json,
  response,
  seeOtherResponse,
} from '../../ground/routing/index.js';
import {
  couponBody,
  couponParams,
  shippingLocationBody,
  shippingOptionBody,
} from './delivery-schemas.js';
import { changeResponse } from './route-schemas.js';

/** Routes of coupons and shipping; all are our own. */
const cartPath = '/api/commerce/shopping-cart';
const responses = { 200: response(changeResponse, 'The cart.'), ...changeProblems };

export const enterCouponRoute = createRoute({
  tags: ['Cart'],
  summary: 'Enters a coupon.',
  method: 'post',
  path: `${cartPath}/coupons`,
  request: { headers: changeHeaders, body: { required: true, content: json(couponBody) } },
  responses,
});

export const removeCouponRoute = createRoute({
  tags: ['Cart'],
  summary: 'Takes a coupon out of the cart.',
  method: 'delete',
  path: `${cartPath}/coupons/{code}`,
  request: { headers: changeHeaders, params: couponParams },
  responses,
});

export const shippingLocationRoute = createRoute({
  tags: ['Cart'],
  summary: 'Sets where the cart is shipped to, which decides options and taxes.',
  method: 'put',
  path: `${cartPath}/shipping-location`,
  request: {
    headers: changeHeaders,
    body: { required: true, content: json(shippingLocationBody) },
  },
  responses,
});

export const shippingOptionRoute = createRoute({
  tags: ['Cart'],
  summary: 'Chooses how the cart is shipped.',
  method: 'put',
  path: `${cartPath}/shipping-option`,
  request: { headers: changeHeaders, body: { required: true, content: json(shippingOptionBody) } },
  responses,
});

const formRequest = { body: { required: true, content: formContent } };

/** The forms of the cart page and of the checkout without script. */
export const couponFormRoute = createRoute({
  tags: ['Cart'],
  summary: 'Enters or removes a coupon by a plain form of the cart page.',
  method: 'post',
  path: '/cart/coupons',
  request: formRequest,
  responses: { 303: seeOtherResponse },
});

export const shippingFormRoute = createRoute({
  tags: ['Cart'],
  summary: 'Sets destination and shipping by a plain form of the cart page.',
  method: 'post',
  path: '/cart/shipping',
  request: formRequest,
  responses: { 303: seeOtherResponse },
});
