export const fileText = {
  filesOf: 'Dateien von {name}',
  outcomes: {
    waiting: 'Wartet auf den Import',
    importing: 'Wird importiert',
    imported: 'Importiert',
    stopped: 'Nicht vollständig importiert',
    stored: 'Abgelegt, nicht importiert',
  },
  kinds: {
    csv: 'CSV',
    excel: 'Excel-Arbeitsmappe',
    pdf: 'PDF',
    json: 'JSON',
    xml: 'XML',
    text: 'Text',
    image: 'Bild',
    word: 'Word-Dokument',
    archive: 'ZIP-Archiv',
    dump: 'Datenbanksicherung',
  },
  preview: 'Vorschau von {name}',
  downloadFile: '{name} herunterladen',
} as const
