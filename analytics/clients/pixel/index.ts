export { createPixelClient, type PixelOptions } from './pixel-client.js';
