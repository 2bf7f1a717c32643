export { countryCodes, listCountries, type Country } from './list-countries.js';
