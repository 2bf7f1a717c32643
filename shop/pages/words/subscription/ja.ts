/** The words of the page of a subscription. */
export const subscriptionWords = {
  'It renews by itself.': '自動的に更新されます。',
  'The last payment was declined. We try again on {date}.':
    '前回のお支払いが承認されませんでした。{date}にもう一度お手続きします。',
  'It is paused: nothing is charged until you resume it.':
    '休止中です。再開されるまで請求はありません。',
  'It is cancelled: nothing more is charged.': '解約済みです。今後の請求はありません。',
  'All that was agreed is paid, and it has ended.':
    'お約束の分はすべてお支払い済みで、終了しました。',
  'The next order is late: we could not make it yet. Nothing was charged, and we try again every day.':
    '次回のご注文が遅れています。まだお手配できていません。請求はなく、毎日お手続きを試みています。',
  'Next order on': '次回のご注文日',
  'Agreed price': 'お約束の価格',
  'Delivery and tax are added each time. The last order came to {total}.':
    '送料と税が毎回加わります。前回のご注文は{total}でした。',
  'Delivery is added each time. The last order came to {total}.':
    '送料が毎回加わります。前回のご注文は{total}でした。',
  'Orders of this subscription': 'この定期購入のご注文',
  'Change it': '変更する',
  Pause: '休止する',
  Resume: '再開する',
  'Skip the next order': '次回のご注文をスキップ',
  'Cancel the subscription': '定期購入を解約する',
  'Cancel this subscription?': 'この定期購入を解約しますか？',
  'Nothing more is charged, and what is paid is still sent. You can also pause it, or skip one order.':
    '今後の請求はなく、お支払い済みの分はお届けします。休止や、一回だけのスキップもできます。',
  'Yes, cancel it': 'はい、解約します',
  'Keep it': '解約しない',
  'Your subscription is paused.': '定期購入を休止しました。',
  'Your subscription goes on.': '定期購入を再開しました。',
  'The next order is skipped.': '次回のご注文をスキップします。',
  'Your subscription is cancelled.': '定期購入を解約しました。',
  'The subscription has changed meanwhile. Please look at it again.':
    '定期購入の状態が変わりました。もう一度ご確認ください。',
  'See or change it': '確認・変更する',
  'Your subscriptions': '定期購入',
  'Next order on {date}': '次回のご注文：{date}',
  'Open the link in your e-mail': 'メールのリンクを開いてください',
  'This browser does not know the subscription. The link in our latest e-mail about it opens it here, once, within a week.':
    'このブラウザーではこの定期購入を確認できません。最新のメールのリンクからお開きください。1週間以内に1回だけ使えます。',
  'It was used, it is too old, or it is incomplete.': '使用済みか、期限切れか、不完全です。',
  'This link opens your subscription in this browser. It works once.':
    'このリンクは、このブラウザーで定期購入を開きます。1回だけ使えます。',
  'Show my subscription': '定期購入を表示',
  'The next order goes to this address.': '次回のご注文はこの住所へお届けします。',
  'It applies from the next order on. Delivery and tax are calculated for the new address.':
    '次回のご注文から適用されます。送料と税は新しい住所で計算されます。',
  'Change the payment method': 'お支払い方法を変更',
  'Further orders are paid with this payment method.':
    '今後のご注文はこの方法でお支払いになります。',
  'It applies from the next order on. Nothing is charged now.':
    '次回のご注文から適用されます。今回の請求はありません。',
  'The payment that was declined is tried again at once.':
    '承認されなかったお支払いを、すぐにもう一度お手続きします。',
  'Use this payment method': '今後この方法で支払う',
  'You are back from your bank. Nothing has changed yet: press the button below.':
    '銀行のページから戻りました。まだ変更されていません。下のボタンを押してください。',
} as const;
