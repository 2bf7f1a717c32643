/** The words of the pages about an account. */
export const accountWords = {
  Email: 'メールアドレス',
  'Your account': 'アカウント',
  'Sign in': 'ログイン',
  'Create an account': 'アカウントを作成',
  'We send a link to this address. With its press you can sign in.':
    'このアドレスにリンクをお送りします。開くとログインできます。',
  'Confirm your account': 'アカウントの確認',
  'With the password that you have chosen for it.': 'お選びになったパスワードで確認します。',
  Confirm: '確認する',
  'Choose a new password': '新しいパスワードを選ぶ',
  'We send a link for that, if this address has an account.':
    'このアドレスのアカウントがあれば、そのためのリンクをお送りします。',
  'Send the link': 'リンクを送る',
  'Change the password': 'パスワードを変更',
  'Please open your mail': 'メールをご確認ください',
  'If there is something to do, a link is on its way to the address that you have entered.':
    '必要な場合は、ご入力のアドレスにリンクをお送りしました。',
  'It was used, it is too old, or it is incomplete. You can ask for another one.':
    '使用済みか、期限切れか、不完全です。新しいリンクをお求めいただけます。',
  'Your account is deleted': 'アカウントを削除しました',
  'New password': '新しいパスワード',
  'Present password': '現在のパスワード',
  Password: 'パスワード',
  'At least 8 characters.': '8文字以上。',
  'Your account is confirmed. You can sign in now.': 'アカウントを確認しました。ログインできます。',
  'The password has changed. Please sign in with it.':
    'パスワードを変更しました。新しいパスワードでログインしてください。',
  'The password has changed. Other browsers are signed out.':
    'パスワードを変更しました。ほかのブラウザーはログアウトされました。',
  'Your name is saved.': 'お名前を保存しました。',
  'Change your name': 'お名前を変更',
  'Save the name': 'お名前を保存',
  'Delete the account': 'アカウントを削除',
  'Your orders stay with the shop, as the law wants. The account is gone at once.':
    'ご注文は法律に従いショップに残ります。アカウントはすぐに削除されます。',
  'Yes, delete my account': 'はい、アカウントを削除する',
  'Your passkeys': 'パスキー',
  'With a passkey you sign in by the lock of your device: a fingerprint, your face or a PIN.':
    'パスキーなら、指紋・顔・PIN など、端末のロック解除と同じ方法でログインできます。',
  Passkey: 'パスキー',
  'Added on {date}': '追加日：{date}',
  'Last used on {date}': '最終使用日：{date}',
  'Not used yet': '未使用',
  Rename: '名前を変更',
  'Name of the passkey': 'パスキーの名前',
  'Save the new name': '新しい名前を保存',
  'It tells you later on which device it is.': 'どの端末のものか、あとで見分けられます。',
  'You have no passkeys.': 'パスキーはありません。',
  'To add a passkey, you need JavaScript and a browser that has passkeys.':
    'パスキーを追加するには、JavaScript と、パスキーに対応したブラウザーが必要です。',
  'Add a passkey': 'パスキーを追加',
  'Sign in with a passkey': 'パスキーでログイン',
  'No passkey was added.': 'パスキーは追加されませんでした。',
  'No passkey was used.': 'パスキーは使われませんでした。',
  'That took too long. Please try again.': '時間がかかりすぎました。もう一度お試しください。',
  'This device has a passkey of your account already.':
    'この端末には、すでにお使いのアカウントのパスキーがあります。',
  'That did not work. Please try again.': 'うまくいきませんでした。もう一度お試しください。',
  'The passkey is added.': 'パスキーを追加しました。',
  'The passkey is renamed.': 'パスキーの名前を変更しました。',
  'The passkey is removed. Please delete it on your device too.':
    'パスキーを削除しました。端末からも削除してください。',
} as const;
