import type { MailWords } from './en.js';

/** The words of mails, in German, with „Sie“. */
export const de: MailWords = {
  hello: 'Guten Tag {name},',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  free: 'Kostenlos',
  taxIncluded: 'Enthält {tax}',
  total: 'Gesamtsumme',
  paidByGiftCards: 'Mit Gutschein bezahlt',
  deliverTo: 'Lieferung an',
  viewOrder: 'Bestellung ansehen',
  orderReceivedSubject: 'Ihre Bestellung {number} bei {shop}',
  orderReceivedHeading: 'Vielen Dank für Ihre Bestellung',
  orderReceivedText: 'Wir haben Ihre Bestellung {number} erhalten. Das haben Sie gekauft.',
  testOrder: 'Das ist eine Testbestellung: Es ist kein Geld geflossen, und nichts wird versandt.',
  orderShippedSubject: 'Ihre Bestellung {number} ist unterwegs',
  orderShippedText: 'Wir haben diese Dinge aus Ihrer Bestellung {number} versandt.',
  carrier: 'Versanddienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  orderRefundedSubject: 'Eine Erstattung zu Ihrer Bestellung {number}',
  orderRefundedText:
    'Wir haben {amount} zu Ihrer Bestellung {number} erstattet. Es kann einige Tage dauern, bis Sie es sehen.',
  reason: 'Grund',
  orderLinkSubject: 'Ihre Bestellung {number}',
  orderLinkText:
    'Sie möchten die Bestellung {number} in einem anderen Browser ansehen. Dieser Link öffnet sie einmal, innerhalb eines Tages.',
  subscriptionLinkSubject: 'Ihr Abonnement: {title}',
  subscriptionLinkText:
    'Sie möchten Ihr Abonnement ({title}) in einem anderen Browser ansehen. Dieser Link öffnet es einmal, innerhalb eines Tages.',
  notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  giftCardSubject: 'Ihr Gutschein von {shop}',
  giftForYouSubject: '{from} hat Ihnen einen Gutschein geschickt',
  giftCardText: 'Das ist der Gutschein, den Sie gekauft haben.',
  giftForYouText: '{from} hat Ihnen einen Gutschein von {shop} geschickt.',
  code: 'Code',
  value: 'Wert',
  useGiftCard: 'Geben Sie den Code an der Kasse ein. Was übrig ist, bleibt auf dem Gutschein.',
  visitShop: 'Zum Shop',
  restockSubject: '{product} ist wieder da',
  restockText:
    'Sie wollten erfahren, wann dies wieder erhältlich ist. Jetzt ist es so weit: {product}.',
  restockOnce: 'Für jede Anfrage bekommen Sie eine E-Mail, und das war sie.',
  viewProduct: 'Produkt ansehen',
  letterSubject: 'Neue Nachricht: {form}',
  letterText: 'Jemand hat Ihnen das Formular „{form}“ geschickt.',
  sentFrom: 'Gesendet von',
  openLetter: 'Nachrichten öffnen',
  youWrote: 'Sie schrieben:',
  invitationSubject: 'Mitarbeit bei {shop}',
  invitationText:
    'Sie sind zu den Verwaltungsseiten von {shop} eingeladen. Wählen Sie ein Passwort, um zu beginnen.',
  invitationAccept: 'Passwort wählen',
  invitationValid:
    'Der Link gilt einmal und {days} Tage lang. Wenn Sie nichts davon wissen, ignorieren Sie diese Mail.',
  optInSubject: 'Bitte bestätigen Sie Ihr Abonnement',
  optInText: 'Jemand hat {email} eingetragen, um die Briefe von {shop} zu bekommen. Waren Sie das?',
  optInValid:
    'Der Link gilt {days} Tage. Ohne ihn bekommen Sie keine Briefe, und Ihre Adresse wird gelöscht.',
  confirm: 'Ja, schicken Sie mir die Briefe',
  joinedSubject: 'Sie bekommen die Briefe von {shop}',
  joinedText: 'Vielen Dank. {email} bekommt ab jetzt unsere Briefe.',
  accountConfirmSubject: 'Bestätigen Sie Ihr Konto bei {shop}',
  accountConfirmText:
    'Mit dieser Adresse wurde ein Konto bei {shop} angelegt. Waren Sie das? Der Link gilt einmal und drei Tage lang.',
  accountConfirmButton: 'Ja, mein Konto bestätigen',
  accountExistsSubject: 'Sie haben ein Konto bei {shop}',
  accountExistsText:
    'Jemand wollte mit dieser Adresse ein Konto bei {shop} anlegen. Es gibt schon eines. Melden Sie sich mit Ihrem Passwort an, oder wählen Sie ein neues.',
  accountResetSubject: 'Ein neues Passwort für {shop}',
  accountResetText:
    'Für Ihr Konto bei {shop} wurde ein neues Passwort angefordert. Der Link gilt einmal und eine Stunde lang.',
  accountResetButton: 'Neues Passwort wählen',
  accountChangedSubject: 'Ihr Passwort bei {shop} wurde geändert',
  accountChangedText:
    'Ihr Konto bei {shop} hat jetzt ein anderes Passwort. Andere Browser sind abgemeldet.',
  accountChangedNote: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues.',
  accountPasskeySubject: 'Ihr Konto bei {shop} hat einen neuen Passkey',
  accountPasskeyText:
    'Mit einem neuen Passkey kann man sich bei Ihrem Konto bei {shop} ohne Passwort anmelden.',
  accountPasskeyButton: 'Ihre Passkeys ansehen',
  accountPasskeyNote:
    'Wenn Sie das nicht waren, entfernen Sie den Passkey und wählen Sie sofort ein neues Passwort.',
  manageSubscription: 'Abonnement ansehen oder ändern',
  subscriptionUpcomingSubject: 'Ihre nächste Bestellung am {date}: {title}',
  subscriptionUpcomingText:
    'Am {date} buchen wir {price} für {title} ab, gegebenenfalls mit Versand. Sie müssen nichts tun. Bis dahin können Sie diese Bestellung auslassen, das Abonnement pausieren oder kündigen.',
  subscriptionUnpaidSubject: 'Wir konnten {title} nicht abbuchen',
  subscriptionUnpaidText:
    'Die Zahlung für die nächste Lieferung Ihres Abonnements ({title}) wurde abgelehnt, deshalb ist nichts unterwegs. Wir versuchen es am {date} noch einmal. Sie können diese Lieferung auch auslassen oder kündigen.',
  subscriptionPayOtherwise: 'Sie können auch anders bezahlen.',
  subscriptionLapsedSubject: 'Ihr Abonnement ist beendet: {title}',
  subscriptionLapsedText:
    'Die Zahlung für die nächste Lieferung wurde viermal abgelehnt, deshalb haben wir Ihr Abonnement ({title}) beendet. Es wird nichts mehr abgebucht. Sie können jederzeit im Shop neu abonnieren.',
  subscriptionCancelledSubject: 'Ihr Abonnement ist gekündigt: {title}',
  subscriptionCancelledText:
    'Ihr Abonnement ({title}) ist gekündigt. Es wird nichts mehr abgebucht; was schon bezahlt ist, wird noch geliefert.',
  subscriptionPausedSubject: 'Ihr Abonnement pausiert: {title}',
  subscriptionPausedText:
    'Wir haben Ihr Abonnement ({title}) pausiert. Es wird nichts abgebucht, bis Sie es fortsetzen.',
  subscriptionMovedSubject: 'Ihr Abonnement geht an eine andere Adresse: {title}',
  subscriptionMovedText:
    'Ab der nächsten Bestellung schicken wir {title} an die Adresse, die gerade auf der Seite Ihres Abonnements eingegeben wurde. Wenn Sie das nicht waren, ändern Sie sie dort oder antworten Sie auf diese E-Mail.',
  subscriptionPaidOtherwiseSubject: 'Ihr Abonnement wird anders bezahlt: {title}',
  subscriptionPaidOtherwiseText:
    'Ab der nächsten Bestellung wird {title} mit der Zahlungsart bezahlt, die gerade auf der Seite Ihres Abonnements gewählt wurde. Waren Sie das nicht, ändern Sie sie dort oder antworten Sie auf diese Mail.',
  subscriptionHeldSubject: 'Eine Bestellung des Abonnements {number} ist nicht möglich',
  subscriptionHeldText:
    'Die nächste Bestellung von {title} ist fällig und war nicht möglich. Es wurde nichts abgebucht. Der Shop versucht es von selbst erneut; wer das Abonnement hat, sieht die Verspätung.',
  openSubscription: 'Abonnement öffnen',
  unsubscribe: 'Abbestellen',
  unsubscribeText: 'Ein Klick beendet diese Briefe:',
};
