import { runShop } from '../../shop/start/index.js';
import { marram } from './index.js';

await runShop(marram);
