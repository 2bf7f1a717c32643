/**
 * Members of a site's data that hold markup which its owner wrote. With `escape: 'html'` templates of a site print them
 * as they are.
 */
export const markupNames: readonly string[] = [
  'bio',
  'body',
  'description',
  'excerpt',
  'html',
  'mainContent',
  'postItemInjectCode',
  'promotedBlock',
];
