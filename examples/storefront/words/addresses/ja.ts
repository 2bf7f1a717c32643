/** The words of the addresses that a member keeps. */
export const addressWords = {
  'Your addresses': 'お届け先の住所',
  'The checkout begins with the default address.': 'ご注文手続きは既定の住所から始まります。',
  'Default address': '既定の住所',
  'Make it the default': '既定にする',
  'You keep no address yet.': '保存された住所はまだありません。',
  'Add an address': '住所を追加',
  'Change the address': '住所を変更',
  'Save the address': '住所を保存',
  'This is the default address.': 'これは既定の住所です。',
  'Make this the default address': 'この住所を既定にする',
  'Delete this address': 'この住所を削除',
  'Yes, delete this address': 'はい、この住所を削除します',
  'The address is saved.': '住所を保存しました。',
  'This is the default address now.': '既定の住所になりました。',
  'The address is deleted.': '住所を削除しました。',
} as const;
