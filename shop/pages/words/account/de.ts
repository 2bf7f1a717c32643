/** The words of the pages about an account. */
export const accountWords = {
  Email: 'E-Mail',
  'Your account': 'Ihr Konto',
  'Sign in': 'Anmelden',
  'Create an account': 'Konto anlegen',
  'We send a link to this address. With its press you can sign in.':
    'Wir senden einen Link an diese Adresse. Wenn Sie ihn öffnen, können Sie sich anmelden.',
  'Confirm your account': 'Konto bestätigen',
  'With the password that you have chosen for it.':
    'Mit dem Passwort, das Sie dafür gewählt haben.',
  Confirm: 'Bestätigen',
  'Choose a new password': 'Neues Passwort wählen',
  'We send a link for that, if this address has an account.':
    'Wir senden einen Link dafür, falls diese Adresse ein Konto hat.',
  'Send the link': 'Link senden',
  'Change the password': 'Passwort ändern',
  'Please open your mail': 'Bitte öffnen Sie Ihre E-Mails',
  'If there is something to do, a link is on its way to the address that you have entered.':
    'Wenn etwas zu tun ist, ist ein Link an die eingegebene Adresse unterwegs.',
  'It was used, it is too old, or it is incomplete. You can ask for another one.':
    'Er wurde schon benutzt, ist zu alt oder unvollständig. Sie können einen neuen anfordern.',
  'Your account is deleted': 'Ihr Konto ist gelöscht',
  'New password': 'Neues Passwort',
  'Present password': 'Bisheriges Passwort',
  Password: 'Passwort',
  'At least 8 characters.': 'Mindestens 8 Zeichen.',
  'Your account is confirmed. You can sign in now.':
    'Ihr Konto ist bestätigt. Sie können sich jetzt anmelden.',
  'The password has changed. Please sign in with it.':
    'Das Passwort ist geändert. Bitte melden Sie sich damit an.',
  'The password has changed. Other browsers are signed out.':
    'Das Passwort ist geändert. Andere Browser sind abgemeldet.',
  'Your name is saved.': 'Ihr Name ist gespeichert.',
  'Change your name': 'Namen ändern',
  'Save the name': 'Namen speichern',
  'Delete the account': 'Konto löschen',
  'Your orders stay with the shop, as the law wants. The account is gone at once.':
    'Ihre Bestellungen bleiben beim Shop, wie es das Gesetz verlangt. Das Konto ist sofort weg.',
  'Yes, delete my account': 'Ja, mein Konto löschen',
  'Your passkeys': 'Ihre Passkeys',
  'With a passkey you sign in by the lock of your device: a fingerprint, your face or a PIN.':
    'Mit einem Passkey melden Sie sich so an, wie Sie Ihr Gerät entsperren: mit Fingerabdruck, Gesicht oder PIN.',
  Passkey: 'Passkey',
  'Added on {date}': 'Hinzugefügt am {date}',
  'Last used on {date}': 'Zuletzt benutzt am {date}',
  'Not used yet': 'Noch nicht benutzt',
  Rename: 'Umbenennen',
  'Name of the passkey': 'Name des Passkeys',
  'Save the new name': 'Neuen Namen speichern',
  'It tells you later on which device it is.': 'Er sagt Ihnen später, auf welchem Gerät er ist.',
  'You have no passkeys.': 'Sie haben keine Passkeys.',
  'To add a passkey, you need JavaScript and a browser that has passkeys.':
    'Um einen Passkey hinzuzufügen, brauchen Sie JavaScript und einen Browser, der Passkeys kennt.',
  'Add a passkey': 'Passkey hinzufügen',
  'Sign in with a passkey': 'Mit Passkey anmelden',
  'No passkey was added.': 'Es wurde kein Passkey hinzugefügt.',
  'No passkey was used.': 'Es wurde kein Passkey benutzt.',
  'That took too long. Please try again.':
    'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  'This device has a passkey of your account already.':
    'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
  'That did not work. Please try again.':
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'The passkey is added.': 'Der Passkey ist hinzugefügt.',
  'The passkey is renamed.': 'Der Passkey hat den neuen Namen.',
  'The passkey is removed. Please delete it on your device too.':
    'Der Passkey ist entfernt. Bitte löschen Sie ihn auch auf Ihrem Gerät.',
} as const;
