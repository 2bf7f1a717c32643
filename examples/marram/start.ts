import { runShop } from 'vitrine-shop';
import { marram } from './index.js';

await runShop(marram);
