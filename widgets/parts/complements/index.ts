// Products that go with the one that was added. Its code is fetched with the first add of a product that names some.
export { Complements, type ComplementsProps } from './complements.js';
