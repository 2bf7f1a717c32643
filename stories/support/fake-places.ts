import type { Place, PlacesClient } from '../../core/places/index.js';

const place: Place = {
  placeId: 'one',
  line1: '12 Quay Lane',
  city: 'Whitby',
  region: '',
  postalCode: 'YO22 4AA',
  country: 'GB',
};

/** Knows two invented addresses, whatever is typed. */
export const knowing: PlacesClient = {
  suggest: () =>
    Promise.resolve({
      suggestions: [
        { placeId: 'one', title: '12 Quay Lane', detail: 'Whitby, GB' },
        { placeId: 'two', title: '12 Quayside', detail: 'Newcastle, GB' },
      ],
      attribution: 'Invented streets',
    }),
  details: () => Promise.resolve(place),
};
