export { createDataLayerClient } from './data-layer-client.js';
