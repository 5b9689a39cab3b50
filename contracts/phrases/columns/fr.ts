import type { columnsEs } from './es.ts'

/** What required columns are called in the mapping of a file, by their English names; in French. */
export const columnsFr = (): Record<keyof ReturnType<typeof columnsEs>, string> => ({
  'First name': 'Prénom',
  'Last name': 'Nom',
  Email: 'E-mail',
  'Lot number': 'Numéro de lot',
  'Title of the case': 'Titre du dossier',
  'Case type': 'Type de dossier',
  'Case category': 'Catégorie du dossier',
  'Case priority': 'Priorité du dossier',
  Jurisdiction: 'Juridiction',
  'Total amount': 'Montant total',
  'Payment date': 'Date de paiement',
  'Payment method': 'Mode de paiement',
  'Title of the item': 'Titre de l’article',
  'Item category': 'Catégorie de l’article',
})
