export { createVitrineProvider, type VitrineProviderOptions } from './provider.js';
