import { accountWords } from './account/de.js';
import { addressWords } from './addresses/de.js';
import { subscriptionWords } from './subscription/de.js';
import type { Phrases } from './phrases.js';

/** The shop’s own words in German, with „Sie“. */
export const de = {
  'Skip to content': 'Zum Inhalt springen',
  Cart: 'Warenkorb',
  'Your cart': 'Ihr Warenkorb',
  Shop: 'Shop',
  More: 'Mehr',
  Lessons: 'Kurse',
  Journal: 'Journal',
  Events: 'Termine',
  Search: 'Suche',
  'About the shop': 'Über den Shop',
  'Write to us': 'Schreiben Sie uns',
  Pictures: 'Bilder',
  'Looking after things': 'Pflegehinweise',
  'Gift cards': 'Gutscheine',
  'Prices in': 'Preise in',
  Look: 'Aussehen',
  'As your device': 'Wie Ihr Gerät',
  Shore: 'Ufer',
  Dusk: 'Dämmerung',
  Tide: 'Flut',
  Press: 'Druck',
  Cookies: 'Cookies',
  'May we remember you, to learn which things are looked at? Nothing of it leaves this shop.':
    'Dürfen wir Sie wiedererkennen, um zu lernen, welche Dinge angesehen werden? Nichts davon verlässt diesen Shop.',
  Accept: 'Zustimmen',
  Decline: 'Ablehnen',
  'A letter when the kiln is opened': 'Ein Brief, wenn der Ofen geöffnet wird',
  'What came out whole, what is back, and one thing we learned. Four times a year, and one press ends it.':
    'Was heil herauskam, was wieder da ist und was wir gelernt haben. Viermal im Jahr, und ein Klick beendet es.',
  'A lamp, a vase of dry grass, a mug and a bowl in afternoon light.':
    'Eine Lampe, eine Vase mit trockenem Gras, ein Becher und eine Schale im Nachmittagslicht.',
  'Look around': 'Umsehen',
  'See what is on the table': 'Sehen, was auf dem Tisch steht',
  'Choose options': 'Optionen wählen',
  'See details': 'Details ansehen',
  'From the same shelf': 'Aus demselben Regal',
  Breadcrumb: 'Brotkrumen-Navigation',
  'About this product': 'Über dieses Produkt',
  Description: 'Beschreibung',
  Size: 'Größe',
  Materials: 'Material',
  Care: 'Pflege',
  Returns: 'Rückgabe',
  'We send within two working days. The cart says what it costs to where you live, and how much is missing to free delivery, before you pay.':
    'Wir versenden innerhalb von zwei Werktagen. Der Warenkorb sagt vor dem Bezahlen, was der Versand zu Ihnen kostet und wie viel zum kostenlosen Versand fehlt.',
  'Send it back unused within thirty days, and we return what you paid for it. Write to us first, so that we know it is coming.':
    'Senden Sie es unbenutzt innerhalb von dreißig Tagen zurück, und wir erstatten, was Sie bezahlt haben. Schreiben Sie uns vorher, damit wir wissen, dass es kommt.',
  'Send as a gift': 'Als Geschenk senden',
  'A gift? We wrap it in paper and string': 'Ein Geschenk? Wir packen es in Papier und Schnur',
  'Your words on the card': 'Ihre Worte auf der Karte',
  'Notify me when available': 'Benachrichtigen, wenn verfügbar',
  'Unit price:': 'Einzelpreis:',
  'Subtotal:': 'Zwischensumme:',
  'Quantity:': 'Menge:',
  Update: 'Aktualisieren',
  Remove: 'Entfernen',
  Coupons: 'Rabattcodes',
  'Coupon code': 'Rabattcode',
  'Coupon {code}': 'Rabattcode {code}',
  Apply: 'Einlösen',
  Delivery: 'Versand',
  'Delivery options': 'Versandarten',
  'Update delivery': 'Versand aktualisieren',
  'Calculate delivery': 'Versand berechnen',
  Checkout: 'Kasse',
  'Continue shopping': 'Weiter einkaufen',
  Total: 'Gesamtsumme',
  Free: 'Kostenlos',
  'Country or territory': 'Land oder Gebiet',
  'Choose one': 'Bitte wählen',
  '(optional)': '(freiwillig)',
  Contact: 'Kontakt',
  'E-mail': 'E-Mail',
  Name: 'Name',
  Phone: 'Telefon',
  'For the receipt and updates on this order.':
    'Für die Rechnung und Neuigkeiten zu dieser Bestellung.',
  'Only for questions of the carrier.': 'Nur für Fragen des Versanddienstes.',
  Recipient: 'Empfänger',
  'Leave this empty to send the code to yourself.':
    'Leer lassen, um den Code an sich selbst zu senden.',
  'Recipient name': 'Name des Empfängers',
  'Recipient e-mail': 'E-Mail des Empfängers',
  Message: 'Nachricht',
  'At most 500 characters.': 'Höchstens 500 Zeichen.',
  'Delivery date': 'Versanddatum',
  'Leave it empty to send the card at once.': 'Leer lassen, um die Karte sofort zu senden.',
  'For <bdi>{name}</bdi>': 'Für <bdi>{name}</bdi>',
  Sent: 'Gesendet',
  'Delivery address': 'Lieferadresse',
  'Change country': 'Land ändern',
  Payment: 'Zahlung',
  'Test mode.': 'Testmodus.',
  'No money moves and nothing is sent. Choose a card, and keep your own in your pocket.':
    'Es fließt kein Geld und nichts wird versendet. Wählen Sie eine Karte und lassen Sie Ihre eigene stecken.',
  'Test card ending in 4242, which is accepted':
    'Testkarte mit den Endziffern 4242, die angenommen wird',
  'Test card ending in 0341, which is accepted once':
    'Testkarte mit den Endziffern 0341, die einmal angenommen wird',
  'Test card ending in 0002, which is declined':
    'Testkarte mit den Endziffern 0002, die abgelehnt wird',
  'Pay with a wallet': 'Mit einer Wallet bezahlen',
  'Test mode: no money moves.': 'Testmodus: Es fließt kein Geld.',
  'Or fill in the form.': 'Oder füllen Sie das Formular aus.',
  'You are back from your bank. Nothing has been ordered yet: press the button below to place the order.':
    'Sie sind von Ihrer Bank zurück. Es wurde noch nichts bestellt: Drücken Sie die Taste unten, um zu bestellen.',
  'Test Wallet': 'Test-Wallet',
  Pay: 'Bezahlen',
  Cancel: 'Abbrechen',
  'What you agree to': 'Was Sie vereinbaren',
  Continue: 'Weiter',
  'Continue to payment': 'Weiter zur Zahlung',
  'Your order': 'Ihre Bestellung',
  Change: 'Ändern',
  'Your subscription': 'Ihr Abo',
  'Your gift card': 'Ihr Gutschein',
  'This item only. What is in your cart stays there.':
    'Nur dieser Artikel. Was in Ihrem Warenkorb liegt, bleibt dort.',
  'This subscription only. What is in your cart stays there.':
    'Nur dieses Abo. Was in Ihrem Warenkorb liegt, bleibt dort.',
  'This gift card only. What is in your cart stays there.':
    'Nur dieser Gutschein. Was in Ihrem Warenkorb liegt, bleibt dort.',
  'Please correct the following': 'Bitte korrigieren Sie Folgendes',
  'Place order: {amount}': 'Bestellen: {amount}',
  'The total is now {total}.': 'Die Gesamtsumme ist jetzt {total}.',
  'With {delivery} delivery the total is {total}.':
    'Mit dem Versand {delivery} beträgt die Gesamtsumme {total}.',
  'Nothing has been ordered yet: press “{button}” if that is right.':
    'Noch ist nichts bestellt: Drücken Sie „{button}“, wenn das stimmt.',
  'Thank you': 'Vielen Dank',
  'Your order is number': 'Ihre Bestellnummer ist',
  'The receipt goes to <bdi>{email}</bdi>.': 'Die Rechnung geht an <bdi>{email}</bdi>.',
  'We have received it.': 'Wir haben sie erhalten.',
  'A part of it is on its way.': 'Ein Teil ist unterwegs.',
  'It is on its way.': 'Sie ist unterwegs.',
  'It was cancelled.': 'Sie wurde storniert.',
  'On its way': 'Unterwegs',
  'One press, and you are on the list': 'Noch ein Klick, dann stehen Sie auf der Liste',
  'We write four times a year. Each letter has a link that ends them.':
    'Wir schreiben viermal im Jahr. Jeder Brief hat einen Link, der sie beendet.',
  Subscribe: 'Abonnieren',
  'You are on the list': 'Sie stehen auf der Liste',
  'The next letter comes to you.': 'Der nächste Brief kommt zu Ihnen.',
  'No more letters?': 'Keine Briefe mehr?',
  'One press ends them. We keep nothing of your address.':
    'Ein Klick beendet sie. Wir behalten nichts von Ihrer Adresse.',
  Unsubscribe: 'Abbestellen',
  'You get no more letters': 'Sie erhalten keine Briefe mehr',
  'Your address is gone from the list.': 'Ihre Adresse steht nicht mehr auf der Liste.',
  'It was used, it is too old, or it is incomplete. You can subscribe again on our pages.':
    'Er wurde benutzt, ist zu alt oder unvollständig. Auf unseren Seiten können Sie sich neu anmelden.',
  'Your files': 'Ihre Dateien',
  'Each can be fetched ten times. A link lasts a day; this page has new ones.':
    'Jede lässt sich zehnmal laden. Ein Link gilt einen Tag; diese Seite hat neue.',
  'This download has ended': 'Dieser Download ist abgelaufen',
  'Its link is more than a day old, or it is incomplete. The page of your order has a new one.':
    'Der Link ist älter als ein Tag oder unvollständig. Auf der Seite Ihrer Bestellung steht ein neuer.',
  'This file was fetched often': 'Diese Datei wurde oft geladen',
  'Ten times is as often as it goes. Please write to us, and we send it to you.':
    'Zehnmal ist das Höchste. Bitte schreiben Sie uns, dann senden wir sie Ihnen.',
  'Follow the parcel': 'Paket verfolgen',
  Refunded: 'Erstattet',
  'No money moved, and nothing will be sent but an e-mail.':
    'Es ist kein Geld geflossen, und nichts wird versendet außer einer E-Mail.',
  'Placed on {placedAt}. Only this browser shows it: in another one this page tells the number of the order and no more.':
    'Bestellt am {placedAt}. Nur dieser Browser zeigt sie: In einem anderen nennt diese Seite allein die Nummer der Bestellung.',
  'Back to the shop': 'Zurück zum Shop',
  'Print this page': 'Diese Seite drucken',
  'Page not found': 'Seite nicht gefunden',
  'We looked on every shelf and under the bench. It may have been sold, or never thrown.':
    'Wir haben in jedem Regal und unter der Bank gesucht. Vielleicht ist es verkauft oder wurde nie gedreht.',
  'Something went wrong': 'Etwas ist schiefgegangen',
  'It was not you. Please try again in a moment; your cart is safe.':
    'Es lag nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal; Ihr Warenkorb ist sicher.',
  Announcement: 'Hinweis',
  Language: 'Sprache',
  'Search the shop': 'Shop durchsuchen',
  'The whole shop': 'Der ganze Shop',
  'the whole shop': 'im ganzen Shop',
  Everything: 'Alles',
  Categories: 'Kategorien',
  'Filter and sort': 'Filtern und sortieren',
  'Sort by': 'Sortieren nach',
  Show: 'Anzeigen',
  Filter: 'Filtern',
  'In stock': 'Auf Lager',
  'On sale': 'Reduziert',
  'Price in': 'Preis in',
  From: 'Von',
  To: 'Bis',
  'From {amount}': 'Ab {amount}',
  'Up to {amount}': 'Bis {amount}',
  '{count, plural, one {product} other {products}}':
    '{count, plural, one {Produkt} other {Produkte}}',
  '{count, plural, one {# product} other {# products}}':
    '{count, plural, one {# Produkt} other {# Produkte}}',
  'Show {count, plural, one {# product} other {# products}}':
    '{count, plural, one {# Produkt} other {# Produkte}} anzeigen',
  'Chosen filters': 'Gewählte Filter',
  'Clear all': 'Alle löschen',
  'Nothing has all of that.': 'Nichts hat all das.',
  'Show everything': 'Alles zeigen',
  Pages: 'Seiten',
  Page: 'Seite',
  Previous: 'Zurück',
  Next: 'Weiter',
  'What are you looking for?': 'Was suchen Sie?',
  'Mugs, mending, tea': 'Becher, Flicken, Tee',
  '{count, plural, one {# result} other {# results}} for “{words}”':
    '{count, plural, one {# Ergebnis} other {# Ergebnisse}} für „{words}“',
  'Unable to load results': 'Die Ergebnisse konnten nicht geladen werden',
  'No results found': 'Keine Ergebnisse gefunden',
  'Not every word was found.': 'Nicht jedes Wort wurde gefunden.',
  'Try another word, or look around in': 'Versuchen Sie ein anderes Wort, oder sehen Sie sich um',
  'In the shop:': 'Im Shop:',
  Event: 'Termin',
  'Review {title}': '{title} bewerten',
  'Your rating': 'Ihre Bewertung',
  Title: 'Titel',
  'Your review': 'Ihr Text',
  'Shown with your review.': 'Wird mit Ihrer Bewertung gezeigt.',
  'Not shown, and forgotten once we have read the review.':
    'Wird nicht gezeigt und gelöscht, sobald wir die Bewertung gelesen haben.',
  Photos: 'Fotos',
  'Up to {count} pictures (JPEG, PNG or WebP) of {megabytes} MB each. We take out where and when they were taken.':
    'Bis zu {count} Bilder (JPEG, PNG oder WebP) von je {megabytes} MB. Wo und wann sie entstanden sind, nehmen wir heraus.',
  'Please choose them again.': 'Bitte wählen Sie sie noch einmal.',
  '“Verified buyer” appears with reviews sent from the browser that bought it here, or that opened the link to the order.':
    '„Verifizierter Kauf“ steht bei Bewertungen aus dem Browser, der hier gekauft oder den Link zur Bestellung geöffnet hat.',
  'Send review': 'Bewertung senden',
  'Please check your internet connection. Nothing was sent, and what you wrote is still here.':
    'Bitte prüfen Sie Ihre Internetverbindung. Es wurde nichts gesendet, und Ihr Text ist noch da.',
  'Back to {title}': 'Zurück zu {title}',
  'Your review of {title} is with us. A person reads it first; then it appears on the page.':
    'Ihre Bewertung von {title} ist bei uns. Zuerst liest sie ein Mensch; dann erscheint sie auf der Seite.',
  'Gift card code': 'Gutscheincode',
  Use: 'Einlösen',
  'the gift card': 'des Gutscheins',
  'the gift card ending in': 'des Gutscheins mit der Endung',
  'Gift card ending in {ending}: {taken} is taken, {left} stays on it.':
    'Gutschein mit der Endung {ending}: {taken} werden eingelöst, {left} bleiben darauf.',
  'Test Afterpay, in 4 payments, which is accepted': 'Test-Afterpay in 4 Raten, wird angenommen',
  'Nothing is left to pay.': 'Es ist nichts mehr zu zahlen.',
  'To pay': 'Zu zahlen',
  'New total: {title}': 'Neue Gesamtsumme: {title}',
  'Order {number}': 'Bestellung {number}',
  'Your gift cards': 'Ihre Gutscheine',
  '{balance|apply money} is left of {value|apply money}.':
    '{balance|apply money} von {value|apply money} sind übrig.',
  '{refunded|apply money} of it was refunded.': '{refunded|apply money} davon wurden erstattet.',
  'Whoever has a code can spend it, at the checkout. It never expires.':
    'Wer einen Code hat, kann ihn an der Kasse einlösen. Er läuft nie ab.',
  'Delivery and tax are in it.': 'Versand und Steuer sind darin enthalten.',
  'Delivery and tax are added.': 'Versand und Steuer kommen hinzu.',
  '{tax} is in it; delivery is added.': '{tax} ist darin enthalten; der Versand kommt hinzu.',
  'You pay {total}, the first time today. Delivery and tax are in it.':
    'Sie zahlen {total}, das erste Mal heute. Versand und Steuer sind darin enthalten.',
  'Delivery and tax are added, and are paid each time as well.':
    'Versand und Steuer kommen hinzu und werden ebenfalls jedes Mal bezahlt.',
  '{tax} is in it; delivery is added, and is paid each time as well.':
    '{tax} ist darin enthalten; der Versand kommt hinzu und wird ebenfalls jedes Mal bezahlt.',
  'It renews by itself until you cancel. You can do that at any time by a link in our e-mails; what is paid is still sent.':
    'Es verlängert sich von selbst, bis Sie kündigen. Das geht jederzeit über einen Link in unseren E-Mails; was bezahlt ist, wird noch verschickt.',
  'It renews by itself until then, and ends by itself. You can cancel before at any time by a link in our e-mails; what is paid is still sent.':
    'Es verlängert sich bis dahin von selbst und endet von selbst. Sie können vorher jederzeit über einen Link in unseren E-Mails kündigen; was bezahlt ist, wird noch verschickt.',
  'One more step': 'Noch ein Schritt',
  'At most {maxLength} characters': 'Höchstens {maxLength} Zeichen',
  'This form needs JavaScript to check that you are not a robot, and it is off.':
    'Dieses Formular braucht JavaScript, um zu prüfen, dass Sie kein Roboter sind, und es ist ausgeschaltet.',
  'Contact us instead': 'Schreiben Sie uns stattdessen',
  '; that form needs none.': '; jenes Formular braucht keines.',
  'Write what you think of {title}.': 'Schreiben Sie, was Sie von {title} halten.',
  'Show everything in {heading}': 'Alles aus „{heading}“ anzeigen',
  'All {count} in {category}': 'Alle {count} aus „{category}“',
  'Gift card ending in {ending}': 'Gutschein mit der Endung {ending}',
  'Is it yours?': 'Ist es Ihre?',
  'The browser that bought it shows all of it here. For any other one, write the e-mail address the order was placed with, and we send a link to it.':
    'Der Browser, in dem bestellt wurde, zeigt hier alles. Für jeden anderen geben Sie die E-Mail-Adresse der Bestellung an, und wir senden einen Link dorthin.',
  'Send me the link': 'Link senden',
  'If that is the address the order was placed with, a link is on its way to it. It works once, within a day.':
    'Wenn das die Adresse der Bestellung ist, ist ein Link dorthin unterwegs. Er gilt einmal, einen Tag lang.',
  'This link opens your order in this browser. It works once.':
    'Dieser Link öffnet Ihre Bestellung in diesem Browser. Er gilt einmal.',
  'Show my order': 'Meine Bestellung zeigen',
  'Add this to your cart?': 'In den Warenkorb legen?',
  'You picked it on another page.': 'Sie haben es auf einer anderen Seite ausgewählt.',
  'Your choice': 'Ihre Auswahl',
  'See the product first': 'Erst das Produkt ansehen',
  'One moment, please': 'Einen Moment, bitte',
  'That was more than we can answer at once. Please wait a little and try again.':
    'Das war mehr, als wir auf einmal beantworten können. Bitte warten Sie kurz und versuchen Sie es erneut.',
  'This checkout has expired': 'Diese Kasse ist abgelaufen',
  'It is too old, or its link is incomplete. Nothing was charged; please start again.':
    'Sie ist zu alt, oder ihr Link ist unvollständig. Es wurde nichts abgebucht; bitte beginnen Sie von vorn.',
  'This link has ended': 'Dieser Link gilt nicht mehr',
  'It was used, it is more than a day old, or it is incomplete. The page of your order sends another one.':
    'Er wurde benutzt, ist älter als ein Tag oder unvollständig. Die Seite Ihrer Bestellung sendet einen neuen.',
  'Saved products': 'Gemerkte Produkte',
  'What you have saved is kept on this device alone, and nobody else sees it.':
    'Was Sie sich gemerkt haben, bleibt allein auf diesem Gerät, und niemand sonst sieht es.',
  'The list needs JavaScript, because your browser keeps it and not the shop. Without it, look around in':
    'Die Liste braucht JavaScript, denn Ihr Browser führt sie und nicht der Shop. Ohne JavaScript sehen Sie sich um',
  'Press the heart of a thing that you like, and it is here. Look around in':
    'Drücken Sie das Herz bei dem, was Ihnen gefällt, dann steht es hier. Sehen Sie sich um',
  'Delivery is paid each time too. You see the whole amount before you subscribe.':
    'Der Versand kommt jedes Mal dazu. Sie sehen den ganzen Betrag, bevor Sie abonnieren.',
  'It renews by itself, as often as you choose, until you cancel.':
    'Es verlängert sich von selbst, so oft wie gewählt, bis Sie kündigen.',
  'You save {saving} each time.': 'Sie sparen jedes Mal {saving}.',
  'A bowl that broke, a size you miss, a wedding list: one of the four of us reads it and answers by hand, mostly within two days.':
    'Eine zerbrochene Schale, eine fehlende Größe, eine Hochzeitsliste: Einer von uns vieren liest es und antwortet persönlich, meist innerhalb von zwei Tagen.',
  'The shop': 'Der Laden',
  'The Old Net Loft, Quay Lane': 'The Old Net Loft, Quay Lane',
  Open: 'Geöffnet',
  'Wednesday to Saturday, ten to five': 'Mittwoch bis Samstag, 10 bis 17 Uhr',
  'Something made for you': 'Etwas für Sie gemacht',
  'Tell us about your commission': 'Erzählen Sie uns von Ihrem Auftrag',
  'We are not reading letters just now. Come by the loft instead.':
    'Im Moment lesen wir keine Nachrichten. Kommen Sie lieber im Laden vorbei.',
  'Write to {shop}, or come by the loft above the quay.':
    'Schreiben Sie {shop}, oder kommen Sie im Laden über dem Kai vorbei.',
  About: 'Über uns',
  'Who makes the things at {shop}, where, and how.': 'Wer die Dinge bei {shop} macht, wo und wie.',
  'A shop named after a grass': 'Ein Laden, der nach einem Gras heißt',
  'Marram grows where nothing else will, and holds the dune together while it does. We liked that.':
    'Strandhafer (englisch „marram“) wächst, wo sonst nichts wächst, und hält dabei die Düne zusammen. Das hat uns gefallen.',
  'There are four of us, in what used to be a net loft above the quay. Downstairs are two wheels and a kiln; upstairs is the shop, a press, and the best light in town.':
    'Wir sind zu viert, in einem früheren Netzboden über dem Kai. Unten stehen zwei Töpferscheiben und ein Brennofen; oben sind der Laden, eine Druckpresse und das beste Licht der Stadt.',
  'Half of what we sell we make ourselves. The rest comes from people we visit: a mill, a basket of beekeepers, a carpenter who makes one stool at a time. If something runs out, it is because someone is making the next one properly.':
    'Die Hälfte von dem, was wir verkaufen, machen wir selbst. Das Übrige kommt von Menschen, die wir besuchen: einer Weberei, einigen Imkern, einem Tischler, der einen Hocker nach dem anderen baut. Wenn etwas ausverkauft ist, dann weil jemand das nächste ordentlich macht.',
  'We pack in paper and post on weekdays. If a thing breaks, write to us before you throw it away; we mend what we can.':
    'Wir packen in Papier und versenden werktags. Wenn etwas zerbricht, schreiben Sie uns, bevor Sie es wegwerfen; wir reparieren, was wir können.',
  'As an example of a site this one has three more pages:':
    'Als Beispiel einer Website hat diese hier noch drei Seiten:',
  'A cover page': 'Eine Titelseite',
  'A page with a password': 'Eine Seite mit Passwort',
  'A specimen sheet of everything its templates can print':
    'Ein Musterblatt mit allem, was die Vorlagen ausgeben können',
  'Come and throw a pot': 'Kommen Sie und drehen Sie ein Gefäß',
  'A freshly thrown clay pot on a potter’s wheel.':
    'Ein frisch gedrehtes Tongefäß auf einer Töpferscheibe.',
  'Whom the gift card is for.': 'Für wen der Gutschein ist.',
  '{title}, at {shop}.': '{title}, bei {shop}.',
  'Sold out at the moment: {variants}.': 'Zurzeit ausverkauft: {variants}.',
  'We write once, when it is back in stock.':
    'Wir schreiben einmal, sobald es wieder auf Lager ist.',
  ...accountWords,
  ...addressWords,
  ...subscriptionWords,
} satisfies Phrases;
