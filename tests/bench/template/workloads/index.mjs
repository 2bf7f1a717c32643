/**
 * What is rendered, in each engine's language, with data that prints the same in all of them. Most of them are pages
 * as published sites have them; `small` and `rows` show what a call and a round of a loop cost. How much of a workload
 * is escaping, numbers and `Intl` decides what any engine can reach: the hand-written function shows it.
 */
export { small } from './small.mjs';
export { productList, productPage, variantLists } from './product-list.mjs';
export { blogItem, blogList } from './blog.mjs';
export { region } from './region.mjs';
export { rows } from './rows.mjs';
export { page } from './page.mjs';
