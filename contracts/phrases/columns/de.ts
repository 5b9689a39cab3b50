import type { columnsEs } from './es.ts'

/** What required columns are called in the mapping of a file, by their English names; in German. */
export const columnsDe = (): Record<keyof ReturnType<typeof columnsEs>, string> => ({
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Email: 'E-Mail',
  'Lot number': 'Losnummer',
  'Title of the case': 'Titel des Falls',
  'Case type': 'Art des Falls',
  'Case category': 'Kategorie des Falls',
  'Case priority': 'Priorität des Falls',
  Jurisdiction: 'Gerichtsstand',
  'Total amount': 'Gesamtbetrag',
  'Payment date': 'Zahlungsdatum',
  'Payment method': 'Zahlungsart',
  'Title of the item': 'Titel des Artikels',
  'Item category': 'Artikelkategorie',
})
