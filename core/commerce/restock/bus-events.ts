import type { RestockVariant } from './variant.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server has accepted a visitor's signup for a variant. */
    'restock.signed-up': RestockVariant;
  }
}
