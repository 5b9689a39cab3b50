import type { filesEs } from './es.ts'

/** What is wrong with a file of records, and what to do about it; in French. */
export const filesFr: Record<keyof typeof filesEs, string> = {
  'The file {file} is larger than {limit}, the limit for workbooks and JSON. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Le fichier {file} dépasse {limit}, la limite des classeurs et du JSON. Divisez-le, ou enregistrez-le en CSV et envoyez-le dans le Centre de traitement des données.',
  'The file {file} is not an Excel workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'Le fichier {file} n’est pas un classeur Excel, malgré son nom. Enregistrez-le en .xlsx dans Excel et renvoyez-le.',
  'The file {file} is not an Excel 97-2003 workbook, despite its name. Save it as .xlsx in Excel and upload it again.':
    'Le fichier {file} n’est pas un classeur Excel 97-2003, malgré son nom. Enregistrez-le en .xlsx dans Excel et renvoyez-le.',
  'The workbook {file} is protected with a password. Remove the password, save it and upload it again.':
    'Le classeur {file} est protégé par un mot de passe. Retirez-le, enregistrez et renvoyez le fichier.',
  'The workbook {file} is damaged and can’t be read. Open it in Excel, save it as .xlsx and upload it again.':
    'Le classeur {file} est endommagé et illisible. Ouvrez-le dans Excel, enregistrez-le en .xlsx et renvoyez-le.',
  'The workbook {file} is larger than {limit} when unpacked. Save the sheet with the bidders as CSV and upload that.':
    'Le classeur {file} dépasse {limit} une fois décompressé. Enregistrez la feuille des enchérisseurs en CSV et envoyez-la.',
  'The workbook {file} takes too long or too much memory to read. Save the sheet with the bidders as CSV and upload that.':
    'La lecture du classeur {file} demande trop de temps ou de mémoire. Enregistrez la feuille des enchérisseurs en CSV et envoyez-la.',
  'The workbook {file} has more than {limit} cells. Save the sheet with the bidders as CSV and upload that.':
    'Le classeur {file} a plus de {limit} cellules. Enregistrez la feuille des enchérisseurs en CSV et envoyez-la.',
  'The workbook {file} has no sheet with rows. Add a sheet with a header row and at least one record.':
    'Le classeur {file} n’a aucune feuille avec des lignes. Ajoutez une feuille avec une ligne d’en-tête et au moins une fiche.',
  'The workbook {file} has no sheet {sheet}. Choose one of its sheets.':
    'Le classeur {file} n’a pas de feuille {sheet}. Choisissez l’une de ses feuilles.',
  'The file {file} has more than {limit} rows. Split it and upload its parts.':
    'Le fichier {file} a plus de {limit} lignes. Divisez-le et envoyez ses parties.',
  'The file {file} has more than {limit} columns. Keep only the bidder columns and upload it again.':
    'Le fichier {file} a plus de {limit} colonnes. Gardez les seules colonnes des enchérisseurs et renvoyez-le.',
  'The file {file} is not valid JSON. Export it again and upload it as it is.':
    'Le fichier {file} n’est pas du JSON valide. Exportez-le à nouveau et envoyez-le tel quel.',
  'The list in the file {file} is empty. Add at least one record.': 'La liste du fichier {file} est vide. Ajoutez au moins une fiche.',
}
