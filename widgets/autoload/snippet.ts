// Inlined into a page's head (≤ 400 bytes): takes add-to-cart submits made before the loader arrives.
import { takeSubmit } from './take-submit.js';

addEventListener('submit', takeSubmit, true);
