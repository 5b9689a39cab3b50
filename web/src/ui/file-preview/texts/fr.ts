export const previewText = {
  failed: 'L’aperçu n’a pas pu être affiché',
  unreadable: 'Ce fichier ne peut pas être affiché ici. Téléchargez-le et ouvrez-le sur votre appareil.',
  pageOf: 'Page {page} sur {count}',
  pageBefore: 'Page précédente',
  pageAfter: 'Page suivante',
  download: 'Télécharger',
  pdfProtected: 'Ce PDF est protégé par un mot de passe. Téléchargez-le et ouvrez-le avec ce mot de passe.',
} as const
