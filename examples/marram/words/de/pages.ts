import type { Translations } from '../../seeds.js';

/** The templates and the descriptions of pages in German. */
export const pages: Translations = {
  'A letter when the kiln is opened': 'Ein Brief, wenn der Ofen geöffnet wird',
  'What came out whole, what is back, and one thing we learned. Four times a year, and one press ends it.':
    'Was heil herauskam, was wieder da ist und was wir gelernt haben. Viermal im Jahr, und ein Klick beendet es.',
  'A lamp, a vase of dry grass, a mug and a bowl in afternoon light.':
    'Eine Lampe, eine Vase mit trockenem Gras, ein Becher und eine Schale im Nachmittagslicht.',
  'See what is on the table': 'Sehen, was auf dem Tisch steht',
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
  'Write to Marram, or come by the loft above the quay.':
    'Schreiben Sie Marram, oder kommen Sie im Laden über dem Kai vorbei.',
  'Who makes the things at Marram, where, and how.': 'Wer die Dinge bei Marram macht, wo und wie.',
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
};
