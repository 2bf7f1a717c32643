import type { ShippingZone } from '../seeds.js';

/** The shipping zones of the example shop. */
export const shippingZones: readonly ShippingZone[] = [
  {
    countries: ['US'],
    options: [
      {
        id: 'standard',
        title: 'Standard',
        description: '3 to 5 working days',
        cost: { USD: 650, EUR: 600, JPY: 1000 },
        freeFrom: { USD: 12000, EUR: 11000, JPY: 18000 },
      },
      {
        id: 'express',
        title: 'Express',
        description: 'Next working day',
        cost: { USD: 1850, EUR: 1700, JPY: 2800 },
      },
    ],
  },
  {
    countries: ['CA'],
    options: [
      {
        id: 'standard',
        title: 'Standard',
        description: '5 to 8 working days',
        cost: { USD: 1150, EUR: 1050, JPY: 1700 },
        freeFrom: { USD: 15000, EUR: 14000, JPY: 22500 },
      },
    ],
  },
  {
    countries: ['GB', 'IE', 'DE', 'FR', 'NL', 'BE', 'AT', 'ES', 'IT', 'DK', 'SE'],
    options: [
      {
        id: 'standard',
        title: 'Standard',
        description: '4 to 7 working days',
        cost: { USD: 1200, EUR: 1100, JPY: 1800 },
        freeFrom: { USD: 15000, EUR: 14000, JPY: 22500 },
      },
      {
        id: 'express',
        title: 'Express',
        description: '2 working days',
        cost: { USD: 2400, EUR: 2200, JPY: 3600 },
      },
    ],
  },
  {
    countries: ['JP', 'AU', 'NZ'],
    options: [
      {
        id: 'tracked',
        title: 'Tracked',
        description: '7 to 12 working days',
        cost: { USD: 1900, EUR: 1750, JPY: 2800 },
      },
    ],
  },
];
