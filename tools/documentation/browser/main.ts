import { addCopyButtons } from './copy-buttons.js';
import { closeMenuAfterLink } from './menu.js';
import { startSearch } from './search.js';

addCopyButtons();
closeMenuAfterLink();
startSearch();
