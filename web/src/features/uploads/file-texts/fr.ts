export const fileText = {
  filesOf: 'Fichiers de {name}',
  outcomes: {
    waiting: 'En attente d’importation',
    importing: 'Importation en cours',
    imported: 'Importé',
    stopped: 'Importation incomplète',
    stored: 'Conservé, non importé',
  },
  kinds: {
    csv: 'CSV',
    excel: 'Classeur Excel',
    pdf: 'PDF',
    json: 'JSON',
    xml: 'XML',
    text: 'Texte',
    image: 'Image',
    word: 'Document Word',
    archive: 'Archive ZIP',
    dump: 'Sauvegarde de base de données',
  },
  preview: 'Aperçu de {name}',
  downloadFile: 'Télécharger {name}',
} as const
