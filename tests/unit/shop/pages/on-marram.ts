import { marram } from '../../../../examples/marram/index.js';
import { runInSite } from '../../../../shop/pages/current-site.js';
import { runInWords } from '../../../../shop/server/ground/shop-words/index.js';

// The first site of a process and its words are those of what no page asks for: of the views that a test calls by itself.
runInWords(marram.server.words, () => runInSite(marram.site, () => undefined));
