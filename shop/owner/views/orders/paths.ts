import { toAddress } from '../../../pages/views/address.js';

export const ordersPath = '/owner/orders';

export const orderPath = (id: string) => `${ordersPath}/${encodeURIComponent(id)}`;

export const orderAddress = (id: string, rest = '') => toAddress(orderPath(id) + rest);
