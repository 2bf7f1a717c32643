/** The words of the page of a subscription. */
export const subscriptionWords = {
  'It renews by itself.': 'Es verlängert sich von selbst.',
  'The last payment was declined. We try again on {date}.':
    'Die letzte Zahlung wurde abgelehnt. Wir versuchen es am {date} noch einmal.',
  'It is paused: nothing is charged until you resume it.':
    'Es pausiert: Bis Sie es fortsetzen, wird nichts abgebucht.',
  'It is cancelled: nothing more is charged.': 'Es ist gekündigt: Es wird nichts mehr abgebucht.',
  'All that was agreed is paid, and it has ended.':
    'Alles Vereinbarte ist bezahlt, und es ist beendet.',
  'The next order is late: we could not make it yet. Nothing was charged, and we try again every day.':
    'Die nächste Bestellung verspätet sich: Wir konnten sie noch nicht ausführen. Es wurde nichts abgebucht, und wir versuchen es jeden Tag.',
  'Next order on': 'Nächste Bestellung am',
  'Agreed price': 'Vereinbarter Preis',
  'Delivery and tax are added each time. The last order came to {total}.':
    'Versand und Steuer kommen jedes Mal hinzu. Die letzte Bestellung kostete {total}.',
  'Delivery is added each time. The last order came to {total}.':
    'Der Versand kommt jedes Mal hinzu. Die letzte Bestellung kostete {total}.',
  'Orders of this subscription': 'Bestellungen dieses Abonnements',
  'Change it': 'Ändern',
  Pause: 'Pausieren',
  Resume: 'Fortsetzen',
  'Skip the next order': 'Die nächste Bestellung auslassen',
  'Cancel the subscription': 'Abonnement kündigen',
  'Cancel this subscription?': 'Dieses Abonnement kündigen?',
  'Nothing more is charged, and what is paid is still sent. You can also pause it, or skip one order.':
    'Es wird nichts mehr abgebucht, und was bezahlt ist, wird noch verschickt. Sie können auch pausieren oder eine Bestellung auslassen.',
  'Yes, cancel it': 'Ja, kündigen',
  'Keep it': 'Behalten',
  'Your subscription is paused.': 'Ihr Abonnement pausiert.',
  'Your subscription goes on.': 'Ihr Abonnement läuft weiter.',
  'The next order is skipped.': 'Die nächste Bestellung wird ausgelassen.',
  'Your subscription is cancelled.': 'Ihr Abonnement ist gekündigt.',
  'The subscription has changed meanwhile. Please look at it again.':
    'Das Abonnement hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'See or change it': 'Ansehen oder ändern',
  'Your subscriptions': 'Ihre Abonnements',
  'Next order on {date}': 'Nächste Bestellung am {date}',
  'Open the link in your e-mail': 'Öffnen Sie den Link in Ihrer E-Mail',
  'This browser does not know the subscription. The link in our latest e-mail about it opens it here, once, within a week.':
    'Dieser Browser kennt das Abonnement nicht. Der Link in unserer neuesten E-Mail dazu öffnet es hier, einmal, innerhalb einer Woche.',
  'It was used, it is too old, or it is incomplete.':
    'Er wurde benutzt, ist zu alt oder unvollständig.',
  'This link opens your subscription in this browser. It works once.':
    'Dieser Link öffnet Ihr Abonnement in diesem Browser. Er gilt einmal.',
  'Show my subscription': 'Mein Abonnement zeigen',
  'The next order goes to this address.': 'Die nächste Bestellung geht an diese Adresse.',
  'It applies from the next order on. Delivery and tax are calculated for the new address.':
    'Sie gilt ab der nächsten Bestellung. Versand und Steuer werden für die neue Adresse berechnet.',
  'Change the payment method': 'Zahlungsart ändern',
  'Further orders are paid with this payment method.': 'Weitere Bestellungen werden so bezahlt.',
  'It applies from the next order on. Nothing is charged now.':
    'Sie gilt ab der nächsten Bestellung. Jetzt wird nichts abgebucht.',
  'The payment that was declined is tried again at once.':
    'Die abgelehnte Zahlung wird sofort noch einmal versucht.',
  'Use this payment method': 'Ab jetzt so bezahlen',
  'You are back from your bank. Nothing has changed yet: press the button below.':
    'Sie sind zurück von Ihrer Bank. Noch hat sich nichts geändert: Drücken Sie die Taste unten.',
} as const;
