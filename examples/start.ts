import { runShop } from '../shop/start/index.js';

await runShop();
