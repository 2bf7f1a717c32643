import type { MailWords } from './en.js';

/** The words of mails, in Japanese. */
export const ja: MailWords = {
  hello: '{name} 様',
  subtotal: '小計',
  discount: '割引',
  delivery: '配送',
  free: '無料',
  taxIncluded: '{tax}を含む',
  total: '合計',
  paidByGiftCards: 'ギフトカードでのお支払い',
  deliverTo: 'お届け先',
  viewOrder: 'ご注文を見る',
  orderReceivedSubject: '{shop}でのご注文 {number}',
  orderReceivedHeading: 'ご注文ありがとうございます',
  orderReceivedText: 'ご注文 {number} を承りました。お買い上げの内容は次のとおりです。',
  testOrder: 'これはテスト注文です。お支払いは発生せず、何も発送されません。',
  orderShippedSubject: 'ご注文 {number} を発送しました',
  orderShippedText: 'ご注文 {number} のうち、次の品を発送しました。',
  carrier: '配送会社',
  trackingNumber: 'お問い合わせ番号',
  track: '荷物を追跡する',
  orderRefundedSubject: 'ご注文 {number} の返金',
  orderRefundedText:
    'ご注文 {number} について {amount} を返金しました。反映まで数日かかることがあります。',
  reason: '理由',
  orderLinkSubject: 'ご注文 {number}',
  orderLinkText:
    '別のブラウザーでご注文 {number} を見るためのリンクです。1日以内に一度だけ開けます。',
  subscriptionLinkSubject: '定期購入：{title}',
  subscriptionLinkText:
    '別のブラウザーで定期購入（{title}）を見るためのリンクです。1日以内に一度だけ開けます。',
  notYou: 'お心当たりがない場合は、何もしなくて大丈夫です。',
  giftCardSubject: '{shop}のギフトカード',
  giftForYouSubject: '{from} 様からギフトカードが届きました',
  giftCardText: 'お買い上げのギフトカードです。',
  giftForYouText: '{from} 様から{shop}のギフトカードが届きました。',
  code: 'コード',
  value: '金額',
  useGiftCard: 'お会計の際にコードを入力してください。残高はカードに残ります。',
  visitShop: 'ショップを見る',
  restockSubject: '{product}が再入荷しました',
  restockText: '再入荷のお知らせをご希望の商品が入荷しました：{product}',
  restockOnce: 'お知らせはご希望ごとに一度だけで、これがその一通です。',
  viewProduct: '商品を見る',
  letterSubject: '新しいメッセージ：{form}',
  letterText: 'フォーム「{form}」が送信されました。',
  sentFrom: '送信元',
  openLetter: 'メッセージを開く',
  youWrote: 'お送りいただいた内容：',
  invitationSubject: '{shop}の運営へのご招待',
  invitationText: '{shop}の管理ページに招待されています。パスワードを設定してください。',
  invitationAccept: 'パスワードを設定',
  invitationValid:
    'リンクは1回のみ、{days}日間有効です。お心当たりがない場合は、このメールを無視してください。',
  optInSubject: '購読の確認をお願いします',
  optInText: '{shop}のお便りを受け取るために {email} が入力されました。ご本人ですか。',
  optInValid:
    'リンクは{days}日間有効です。確認がない場合、お便りは届かず、アドレスは削除されます。',
  confirm: 'はい、お便りを受け取ります',
  joinedSubject: '{shop}のお便りをお届けします',
  joinedText: 'ありがとうございます。これから {email} にお便りをお届けします。',
  accountConfirmSubject: '{shop} のアカウントをご確認ください',
  accountConfirmText:
    'このアドレスで {shop} のアカウントが作成されました。ご本人でしょうか。リンクは三日以内に一度だけ使えます。',
  accountConfirmButton: 'はい、アカウントを確認する',
  accountExistsSubject: '{shop} のアカウントをお持ちです',
  accountExistsText:
    'このアドレスで {shop} のアカウントを作成しようとした方がいますが、すでにアカウントがあります。パスワードでログインするか、新しいパスワードをお選びください。',
  accountResetSubject: '{shop} の新しいパスワード',
  accountResetText:
    '{shop} のアカウントに新しいパスワードの依頼がありました。リンクは一時間以内に一度だけ使えます。',
  accountResetButton: '新しいパスワードを選ぶ',
  accountChangedSubject: '{shop} のパスワードが変わりました',
  accountChangedText:
    '{shop} のアカウントのパスワードが変更されました。ほかのブラウザーはログアウトされました。',
  accountChangedNote: 'お心当たりがない場合は、すぐに新しいパスワードをお選びください。',
  accountPasskeySubject: '{shop} のアカウントにパスキーが追加されました',
  accountPasskeyText:
    '新しいパスキーで、パスワードなしに {shop} のアカウントへログインできるようになりました。',
  accountPasskeyButton: 'パスキーを確認する',
  accountPasskeyNote:
    'お心当たりがない場合は、パスキーを削除し、すぐに新しいパスワードをお選びください。',
  manageSubscription: '定期購入の確認・変更',
  subscriptionUpcomingSubject: '次回のご注文は{date}です：{title}',
  subscriptionUpcomingText:
    '{date}に{title}の代金{price}（送料がある場合は別途）を請求いたします。お手続きは不要です。それまでは、今回のスキップ、休止、解約ができます。',
  subscriptionUnpaidSubject: 'お支払いができませんでした：{title}',
  subscriptionUnpaidText:
    '定期購入（{title}）の次回分のお支払いが承認されなかったため、発送していません。{date}にもう一度お手続きします。次回分をスキップすることも、解約することもできます。',
  subscriptionPayOtherwise: '別のお支払い方法に変更することもできます。',
  subscriptionLapsedSubject: '定期購入が終了しました：{title}',
  subscriptionLapsedText:
    '次回分のお支払いが4回承認されなかったため、定期購入（{title}）を解約しました。今後の請求はありません。ショップでいつでも改めてお申し込みいただけます。',
  subscriptionCancelledSubject: '定期購入を解約しました：{title}',
  subscriptionCancelledText:
    '定期購入（{title}）を解約しました。今後の請求はありません。お支払い済みの分はお届けします。',
  subscriptionPausedSubject: '定期購入を休止しました：{title}',
  subscriptionPausedText: '定期購入（{title}）を休止しました。再開されるまで請求はありません。',
  subscriptionMovedSubject: '定期購入のお届け先が変わりました：{title}',
  subscriptionMovedText:
    '次回のご注文から、{title}を定期購入のページで入力された住所へお届けします。お心当たりがない場合は、ページで変更されるか、このメールにご返信ください。',
  subscriptionPaidOtherwiseSubject: '定期購入のお支払い方法が変わりました：{title}',
  subscriptionPaidOtherwiseText:
    '次回のご注文から、{title}のお支払いには、定期購入のページで先ほど指定された方法を使用します。お心当たりがない場合は、そのページで変更するか、このメールにご返信ください。',
  subscriptionHeldSubject: '定期購入 {number} の注文を作成できませんでした',
  subscriptionHeldText:
    '{title}の次回の注文の期日ですが、作成できませんでした。請求はされていません。自動的に再試行し、購入者には遅れていることが表示されます。',
  openSubscription: '定期購入を開く',
  unsubscribe: '配信を停止する',
  unsubscribeText: '一度押すだけで配信が止まります：',
};
