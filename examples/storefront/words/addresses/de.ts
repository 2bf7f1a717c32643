/** The words of the addresses that a member keeps. */
export const addressWords = {
  'Your addresses': 'Ihre Adressen',
  'The checkout begins with the default address.': 'Die Kasse beginnt mit der Standardadresse.',
  'Default address': 'Standardadresse',
  'Make it the default': 'Als Standard wählen',
  'You keep no address yet.': 'Sie haben noch keine Adresse gespeichert.',
  'Add an address': 'Adresse hinzufügen',
  'Change the address': 'Adresse ändern',
  'Save the address': 'Adresse speichern',
  'This is the default address.': 'Das ist die Standardadresse.',
  'Make this the default address': 'Als Standardadresse verwenden',
  'Delete this address': 'Diese Adresse löschen',
  'Yes, delete this address': 'Ja, diese Adresse löschen',
  'The address is saved.': 'Die Adresse ist gespeichert.',
  'This is the default address now.': 'Das ist jetzt die Standardadresse.',
  'The address is deleted.': 'Die Adresse ist gelöscht.',
} as const;
