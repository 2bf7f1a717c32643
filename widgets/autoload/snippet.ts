// Inlined into a page's head (≤ 400 bytes): queues add-to-cart submits made before the loader runs.
import { takeSubmit } from './take-submit.js';

self.vitrineEarly ??= [];
addEventListener('submit', takeSubmit, true);
