/**
 * Sentences of the owner's pages, word for word as platform §5 and §8 have them ("UI messages"). The owner's pages are in
 * English. Sentences that shoppers read too are among the texts of the library and the phrases of the shop.
 */
export const interfaceMessages = {
  invalidEmail: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  fileNameMissing: 'Please enter a file name',
  tagExists: 'This {tagType} already exists',
  oneTagAtATime: 'You may only edit one {tagType} at a time',
  listMissing: 'A List must be selected',
  noColumn: 'Your dataset must have at least one column',
  noRow: 'Your dataset must have at least one row',
  vimeoBasic:
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  collectionsNotLoaded: 'Unable to load collections',
  fontsNotLoaded: 'Unable to load fonts',
  networkError: 'Network error',
  noResponseData: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  uploadIncomplete: 'File upload failed to complete',
  renamingFailed: 'There was a problem while renaming your file.',
  uploadFailed: 'There was a problem while uploading your file.',
  notConnected: 'Unable to connect. Please try again',
  contentMissing: 'Unable to locate content',
} as const;

type Messages = typeof interfaceMessages;

/** The arguments that a sentence has in braces. */
type ArgumentOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentOf<Rest>
  : never;

type Values<Name extends keyof Messages> = [ArgumentOf<Messages[Name]>] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentOf<Messages[Name]>, string>>];

/** A sentence with its values. */
export function interfaceMessage<Name extends keyof Messages>(
  name: Name,
  ...[values]: Values<Name>
): string {
  const given: Readonly<Record<string, string>> = values ?? {};
  return interfaceMessages[name].replace(/\{(\w+)\}/g, (whole, key: string) => given[key] ?? whole);
}
