import { runShop } from './shop/index.js';

await runShop();
