import { countryCodes } from 'vitrine/core/forms';
import type { ShopTerms } from '../../server/index.js';

/** A new shop sends everywhere without a charge or a tax, until its owner or its code says something else. */
export const firstTerms: Partial<ShopTerms> = {
  shippingZones: [
    {
      countries: countryCodes,
      options: [
        {
          id: 'standard',
          title: 'Standard',
          description: '',
          cost: { USD: 0, EUR: 0, JPY: 0 },
        },
      ],
    },
  ],
};
