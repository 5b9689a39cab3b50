import type { filesEs } from './es.ts'

/** What is wrong with a file of records, and what to do about it; in French. */
export const filesFr = (): Record<keyof ReturnType<typeof filesEs>, string> => ({
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
  'The file {file} is of a kind that can’t be stored. Send CSV, Excel, PDF, JSON, XML, text, JPG, PNG, Word, ZIP or a database dump.':
    'Le fichier {file} est d’un type qui ne peut pas être conservé. Envoyez du CSV, Excel, PDF, JSON, XML, texte, JPG, PNG, Word, ZIP ou une sauvegarde de base de données.',
  'The file {file} is not what its extension says. Save it again in its own format and upload it again.':
    'Le fichier {file} n’est pas ce qu’indique son extension. Enregistrez-le dans son propre format et envoyez-le à nouveau.',
  'The file {file} is two kinds of file in one. Save it again in its own format and upload it again.':
    'Le fichier {file} est de deux types à la fois. Enregistrez-le dans son propre format et envoyez-le à nouveau.',
  'The file {file} is protected with a password. Remove the password, save it and upload it again.':
    'Le fichier {file} est protégé par un mot de passe. Supprimez-le, enregistrez le fichier et envoyez-le à nouveau.',
  'The file {file} contains macros. Save it without macros and upload it again.':
    'Le fichier {file} contient des macros. Enregistrez-le sans macros et envoyez-le à nouveau.',
  'The file {file} is damaged or was cut off. Save it again and upload it again.':
    'Le fichier {file} est endommagé ou incomplet. Enregistrez-le de nouveau et renvoyez-le.',
  'The archive {file} has a file whose path leads out of the archive. Pack it again and upload it again.':
    'L’archive {file} contient un fichier dont le chemin mène hors de l’archive. Recréez-la et envoyez-la à nouveau.',
  'The archive {file} is larger than {limit} when unpacked. Split it and upload its parts.':
    'L’archive {file} dépasse {limit} une fois décompressée. Divisez-la et envoyez ses parties.',
  'Choose one of the nine categories.': 'Choisissez l’une des neuf catégories.',
  'Line {line} of the file {file} is not valid JSON. Write one record on each line, such as {record}.':
    'La ligne {line} du fichier {file} n’est pas un JSON valide. Écrivez un enregistrement par ligne, par exemple {record}.',
  'The file {file} is not valid XML. Export it again and upload it as it is.':
    'Le fichier {file} n’est pas un XML valide. Exportez-le de nouveau et envoyez-le tel quel.',
  'The file {file} has a DOCTYPE, which is not read because it can define entities. Export it without one and upload it again.':
    'Le fichier {file} contient un DOCTYPE, qui n’est pas lu car il peut définir des entités. Exportez-le sans et envoyez-le à nouveau.',
  'The file {file} has no records. Write each record as an element with its fields in it, such as {record}.':
    'Le fichier {file} n’a pas d’enregistrements. Écrivez chacun comme un élément qui contient ses champs, par exemple {record}.',
  'The archive {file} is larger than {limit}, the limit for archives with tables. Upload the files in it without an archive.':
    'L’archive {file} dépasse {limit}, la limite des archives qui contiennent des tableaux. Envoyez ses fichiers sans archive.',
  'The tables in the archive {file} are larger than {limit} when unpacked. Split it and upload its parts.':
    'Les tableaux de l’archive {file} dépassent {limit} une fois décompressés. Divisez-la et envoyez ses parties.',
  'The archive {file} has tables to import, and {other}, which can’t be imported. Pack the tables alone and upload other files apart.':
    'L’archive {file} contient des tableaux à importer, et {other}, qui ne peut pas l’être. N’y mettez que les tableaux et envoyez les autres fichiers à part.',
  'The archive {file} holds another archive, which is one too deep. Upload the inner archive by itself.':
    'L’archive {file} en contient une autre, imbriquée trop profondément. Envoyez l’archive intérieure seule.',
  'The archive {file} holds more than {most} tables. Split it and upload its parts.':
    'L’archive {file} contient plus de {most} tableaux. Divisez-la et envoyez ses parties.',
  'The file {file} is larger than {limit}, the limit for workbooks, JSON and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Le fichier {file} dépasse {limit}, la limite des classeurs, du JSON et du XML. Divisez-le, ou enregistrez-le en CSV et envoyez-le dans le Centre de traitement des données.',
  'The file {file} is larger than {limit}, the limit for workbooks and XML. Split it, or save it as CSV and upload that in the Data Processing Center.':
    'Le fichier {file} dépasse {limit}, la limite des classeurs et du XML. Divisez-le, ou enregistrez-le en CSV et envoyez-le dans le Centre de traitement des données.',
  'The file {file} is not valid JSON: line {line} can’t be read. Export it again and upload it as it is.':
    'Le fichier {file} n’est pas du JSON valide : la ligne {line} est illisible. Exportez-le à nouveau et envoyez-le tel quel.',
  'The file {file} is not valid JSON: record {record} can’t be read in line {line}. Correct it, or export the file again.':
    'Le fichier {file} n’est pas du JSON valide : l’enregistrement {record} est illisible à la ligne {line}. Corrigez-le ou exportez à nouveau le fichier.',
  'The file {file} is not valid JSON: it ends too early, in line {line} after {records} whole records. Export it again and upload it as it is.':
    'Le fichier {file} n’est pas du JSON valide : il s’arrête trop tôt, à la ligne {line}. Enregistrements complets : {records}. Exportez-le à nouveau et envoyez-le tel quel.',
  'The file {file} is not valid JSON: it goes on after its end, in line {line}. Export it again and upload it as it is.':
    'Le fichier {file} n’est pas du JSON valide : il continue après sa fin, à la ligne {line}. Exportez-le à nouveau et envoyez-le tel quel.',
  'The file {file} has lists or objects more than {limit} levels deep in line {line}. Export it with fewer levels.':
    'Le fichier {file} contient à la ligne {line} des listes ou des objets imbriqués sur plus de {limit} niveaux. Exportez-le avec moins de niveaux.',
  'The file {file} takes too long or too much memory to read. Split it and upload its parts.':
    'La lecture du fichier {file} demande trop de temps ou trop de mémoire. Divisez-le et envoyez ses parties.',
  'Record {record} of the file {file} is longer than {limit}. Shorten it and upload the file again.':
    'L’enregistrement {record} du fichier {file} dépasse {limit}. Raccourcissez-le et envoyez à nouveau le fichier.',
  'Line {line} of the file {file} is longer than {limit}. Write one record on each line and upload the file again.':
    'La ligne {line} du fichier {file} dépasse {limit}. Écrivez un enregistrement par ligne et envoyez à nouveau le fichier.',
  'Record {record} of the file {file} has the field {field} twice. Keep one of them and upload the file again.':
    'L’enregistrement {record} du fichier {file} contient deux fois le champ {field}. N’en gardez qu’un et envoyez à nouveau le fichier.',
  'Line {line} of the file {file} has characters that are not {encoding}. Save the file as UTF-8 and upload it again.':
    'La ligne {line} du fichier {file} contient des caractères qui ne sont pas en {encoding}. Enregistrez le fichier en UTF-8 et envoyez-le à nouveau.',
  'The file {file} is a table of more than {limit} cells, empty ones included. Split it and upload its parts.':
    'Le fichier {file} est un tableau de plus de {limit} cellules, cellules vides comprises. Divisez-le et envoyez ses parties.',
})
