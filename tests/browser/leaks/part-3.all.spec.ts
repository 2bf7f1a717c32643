import { describeLeaks } from './describe-leaks.js';

describeLeaks(2);
