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
} as const;
