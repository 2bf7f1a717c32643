import type { RestockVariant } from './variant.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server has taken a visitor's signup for a variant. */
    'restock.signed-up': RestockVariant;
  }
}
