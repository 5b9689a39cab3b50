import type { storedEs } from './es.ts'

/** Sentences stored with a record: why a score changed, what found a pair, why a job, an upload or a row failed; in French. */
export const storedFr: Record<keyof typeof storedEs, string> = {
  'Score settings changed by {name}': 'Réglages des scores modifiés par {name}',
  'Scores recalculated': 'Scores recalculés',
  Recomputed: 'Recalculé',
  'Time passed': 'Par l’effet du temps',
  'Bidder added': 'Enchérisseur ajouté',
  'Figures corrected': 'Chiffres corrigés',
  'Imported from {file}': 'Importé de {file}',
  'Merged with {number}': 'Fusionné avec {number}',
  'Custom score set by {name}': 'Score maison fixé par {name}',
  'Custom score set by {name}: {reason}': 'Score maison fixé par {name} : {reason}',
  'Custom score reset to the rules by {name}': 'Score maison rendu aux règles par {name}',
  'Custom score reset to the rules by {name}: {reason}': 'Score maison rendu aux règles par {name} : {reason}',
  'Tier set by {name}': 'Niveau fixé par {name}',
  'Tier set by {name}: {reason}': 'Niveau fixé par {name} : {reason}',
  'Tier reset to the rules by {name}': 'Niveau rendu aux règles par {name}',
  'Tier reset to the rules by {name}: {reason}': 'Niveau rendu aux règles par {name} : {reason}',
  'Bid in {auction}': 'Enchères à {auction}',
  '1 lot won in {auction}': '1 lot remporté à {auction}',
  '{count} lots won in {auction}': '{count} lots remportés à {auction}',
  '1 lot unpaid, {auction}': '1 lot impayé, {auction}',
  '{count} lots unpaid, {auction}': '{count} lots impayés, {auction}',
  'Lot {lot}, {auction}': 'Lot {lot}, vente {auction}',
  'Lots {lots} and {last}, {auction}': 'Lots {lots} et {last}, vente {auction}',
  '{count} lots, {auction}': '{count} lots, vente {auction}',
  'Lot {lot}, {auction}: result undone': 'Lot {lot}, vente {auction} : résultat annulé',
  'Lots {lots} and {last}, {auction}: result undone': 'Lots {lots} et {last}, vente {auction} : résultat annulé',
  '{count} lots, {auction}: result undone': '{count} lots, vente {auction} : résultat annulé',
  'Lot {lot}, {auction}: result changed': 'Lot {lot}, vente {auction} : résultat modifié',
  'Lots {lots} and {last}, {auction}: result changed': 'Lots {lots} et {last}, vente {auction} : résultat modifié',
  '{count} lots, {auction}: result changed': '{count} lots, vente {auction} : résultat modifié',
  'Activity at other auction houses': 'Activité dans d’autres maisons de vente',
  'This account no longer takes part in the network of scores': 'Ce compte ne participe plus au réseau des scores',
  'Data from other houses withdrawn': 'Données d’autres maisons retirées',
  'Data from other houses corrected': 'Données d’autres maisons corrigées',
  'a search by {name}': 'une recherche de {name}',
  'the import “{name}”': 'l’importation « {name} »',
  'the undo of the import “{name}”': 'l’annulation de l’import « {name} »',
  'the first bidders': 'les premiers enchérisseurs',
  'The job was interrupted too often. What is done stays. Start it again to finish the rest.':
    'Le traitement a été interrompu trop souvent. Ce qui est fait est conservé. Relancez-le pour terminer le reste.',
  'The database was too busy to take more records. {count} records are done and stay. Choose Retry to go on with the rest.':
    'La base de données était trop occupée pour accepter d’autres fiches. {count} fiches sont traitées et conservées. Choisissez « Réessayer » pour continuer.',
  'An unexpected error stopped the import. {count} records are done and stay. Choose Retry to go on with the rest.':
    'Une erreur inattendue a arrêté l’importation. {count} fiches sont traitées et conservées. Choisissez « Réessayer » pour continuer.',
  'The uploaded file is no longer stored. Upload it again.': 'Le fichier chargé n’est plus conservé. Chargez-le à nouveau.',
  'The file {file} has no header row. Add a first line that names the columns and upload it again.':
    'Le fichier {file} n’a pas de ligne d’en-tête. Ajoutez une première ligne qui nomme les colonnes et chargez-le à nouveau.',
  'The first line of the file {file} held personal data, which was erased on request. Name the columns in the first line and upload the file again.':
    'La première ligne du fichier {file} contenait des données personnelles, effacées sur demande. Nommez les colonnes dans la première ligne et chargez le fichier à nouveau.',
  'The file {file} has a header but no records. Add at least one line below it and upload it again.':
    'Le fichier {file} a un en-tête mais aucune fiche. Ajoutez au moins une ligne au-dessous et chargez-le à nouveau.',
  'The file {file} has no column {column}. Add the column to the first line of the file and upload it again.':
    'Il manque au fichier {file} la colonne {column}. Ajoutez-la à la première ligne du fichier et chargez-le à nouveau.',
  'The file {file} has no columns {columns}. Add the columns to the first line of the file and upload it again.':
    'Il manque au fichier {file} les colonnes {columns}. Ajoutez-les à la première ligne du fichier et chargez-le à nouveau.',
  'No file has a column “{column}”, which was chosen. Check its spelling and upload again.':
    'Aucun fichier n’a la colonne choisie « {column} ». Vérifiez son orthographe et chargez à nouveau.',
  'personal data was erased on request': 'les données personnelles ont été effacées sur demande',
  'missing required field {field}': 'champ obligatoire {field} manquant',
  'invalid email format': 'adresse e-mail non valide',
  'phone number format error': 'format du numéro de téléphone incorrect',
  'date format error': 'format de date incorrect',
  'date format error: the dates of this column are read with the day first':
    'format de date incorrect : les dates de cette colonne se lisent avec le jour en premier',
  'date format error: the dates of this column are read with the month first':
    'format de date incorrect : les dates de cette colonne se lisent avec le mois en premier',
  'date of birth in the future, check the year': 'date de naissance dans le futur, vérifiez l’année',
  'date in the future, check the year': 'date dans le futur, vérifiez l’année',
  'number format error': 'format du nombre incorrect',
  'amount format error': 'format du montant incorrect',
  'amount in {currency}, but the house uses {own}': 'montant en {currency}, mais la maison utilise {own}',
  'longer than {max} characters': 'plus de {max} caractères',
  'contains control characters': 'contient des caractères de contrôle',
  'payment method not recognized': 'mode de paiement non reconnu',
  'status not recognized; use one of {values}': 'statut non reconnu ; utilisez l’un de {values}',
  '{count} cells, but the header has {of}': '{count} cellules, mais l’en-tête en a {of}',
  'first auction is after the most recent one': 'la première vente est postérieure à la dernière',
  'more than {max}, the maximum for this column': 'plus de {max}, le maximum de cette colonne',
  'larger than the maximum for one bidder, {max}': 'plus que le maximum pour un enchérisseur, {max}',
  '{count} lots won, but only {of} lots bid on': '{count} lots remportés, mais seulement {of} enchéris',
  '{count} top-three bids, but only {of} lots bid on': '{count} enchères parmi les trois meilleures, mais seulement {of} lots enchéris',
  '{count} lots bid on, but only {of} bids': '{count} lots enchéris, mais seulement {of} enchères',
  '{count} payments on time, but only {of} lots won': '{count} paiements à temps, mais seulement {of} lots remportés',
  '{count} late payments, but only {of} lots won': '{count} paiements en retard, mais seulement {of} lots remportés',
  '{count} unpaid purchases, but only {of} lots won': '{count} achats impayés, mais seulement {of} lots remportés',
  '{count} payments on time, late and unpaid, but only {of} lots won':
    '{count} paiements à temps, en retard et impayés, mais seulement {of} lots remportés',
  '{count} messages answered, but only {of} messages received': '{count} messages avec réponse, mais seulement {of} reçus',
  'Bidder not found': 'Enchérisseur introuvable',
  '{name} refused emails.': '{name} a refusé les e-mails.',
  '{name} has no email address.': '{name} n’a pas d’adresse e-mail.',
  '{name} has no phone number with its country code.': '{name} n’a pas de numéro avec indicatif du pays.',
  '{name} has not agreed to texts.': '{name} n’a pas accepté les SMS.',
  '{name} is suspended.': '{name} est suspendu.',
  'The first line of the file {file} can’t be read: {problem}. Then upload it again.':
    'La première ligne du fichier {file} ne peut pas être lue : {problem}. Chargez-le ensuite à nouveau.',
  'longer than 1 MB. Shorten it, and check that its quotes (") are closed':
    'plus de 1 Mo. Raccourcissez-la et vérifiez que ses guillemets (") sont fermés',
  'a quote (") is not closed or stands inside a quoted cell. Double the quotes inside cells or remove them':
    'un guillemet (") n’est pas fermé ou se trouve dans une cellule entre guillemets. Doublez les guillemets dans les cellules ou supprimez-les',
  'The columns were changed. Start the dry run again.': 'Les colonnes ont été modifiées. Relancez l’essai à blanc.',
  'The file has more rows than a dry run takes. Split it, or upload it without a dry run.':
    'Le fichier a plus de lignes qu’un essai à blanc n’en vérifie. Divisez-le, ou envoyez-le sans essai.',
  'An unexpected error stopped the dry run. Start it again.': 'Une erreur inattendue a arrêté l’essai à blanc. Relancez-le.',
}
