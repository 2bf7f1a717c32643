import type { Place } from '../seeds.js';

type Street = Omit<Place, 'placeId' | 'line1'> & { readonly street: string };

/**
 * Streets for development and tests. They are invented, each in a real city, and dedicated to the public domain (CC0 1.0):
 * no open data of streets is small enough to come with an example.
 */
export const testStreets: readonly Street[] = [
  { street: 'Harbour Lane', city: 'Portland', region: 'ME', postalCode: '04101', country: 'US' },
  { street: 'Harbour Street', city: 'Portland', region: 'OR', postalCode: '97201', country: 'US' },
  { street: 'Marram Avenue', city: 'Oakland', region: 'CA', postalCode: '94607', country: 'US' },
  { street: 'Net Loft Road', city: 'Boston', region: 'MA', postalCode: '02110', country: 'US' },
  { street: 'Kiln Street', city: 'Chicago', region: 'IL', postalCode: '60607', country: 'US' },
  { street: 'Quay Lane', city: 'Whitby', region: '', postalCode: 'YO22 4AA', country: 'GB' },
  { street: 'Harbour Row', city: 'Leeds', region: '', postalCode: 'LS1 4AP', country: 'GB' },
  { street: 'Dune Crescent', city: 'London', region: '', postalCode: 'SE1 9GF', country: 'GB' },
  { street: 'Hafengasse', city: 'Hamburg', region: '', postalCode: '20457', country: 'DE' },
  { street: 'Dünenweg', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' },
  { street: 'Töpferstraße', city: 'München', region: '', postalCode: '80331', country: 'DE' },
  { street: 'Strandhaferallee', city: 'Köln', region: '', postalCode: '50667', country: 'DE' },
  { street: 'Hafnersteig', city: 'Wien', region: '', postalCode: '1010', country: 'AT' },
  { street: 'Rue des Potiers', city: 'Lyon', region: '', postalCode: '69001', country: 'FR' },
  { street: 'Quai des Oyats', city: 'Paris', region: '', postalCode: '75004', country: 'FR' },
  { street: 'Helmstraat', city: 'Utrecht', region: '', postalCode: '3511 AB', country: 'NL' },
  {
    street: 'Harbourfront Way',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M5V 2T6',
    country: 'CA',
  },
  { street: 'Kiln Court', city: 'Halifax', region: 'NS', postalCode: 'B3H 1A1', country: 'CA' },
  { street: 'Dune Parade', city: 'Melbourne', region: 'VIC', postalCode: '3000', country: 'AU' },
  {
    street: 'Potters Quay',
    city: 'Galway',
    region: 'Galway',
    postalCode: 'H91 AA11',
    country: 'IE',
  },
  { street: '港町通り', city: '横浜市', region: 'Kanagawa', postalCode: '220-0012', country: 'JP' },
  { street: '窯元町', city: '京都市', region: 'Kyoto', postalCode: '600-8216', country: 'JP' },
];
