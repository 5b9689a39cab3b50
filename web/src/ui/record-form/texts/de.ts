export const recordText = {
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  checkFields: 'Prüfen Sie die markierten Felder.',
  required: 'Dieses Feld ist erforderlich.',
  tagsHint: 'Trennen Sie Schlagwörter mit Kommas.',
  stale: {
    title: 'Jemand anderes hat dies geändert, während Sie es bearbeitet haben',
    merged: 'Die anderen Änderungen sind übernommen. Prüfen Sie sie und speichern Sie erneut.',
    unseen: 'Die anderen Änderungen betreffen dieses Formular nicht. Speichern Sie erneut.',
    gone: 'Der Eintrag wurde gelöscht und lässt sich nicht mehr speichern.',
    field: '{field}: gespeichert wurde „{theirs}“',
    conflict: '{field}: gespeichert wurde „{theirs}“, Sie haben „{mine}“ eingegeben',
    takeTheirs: 'Deren Version übernehmen',
    keepMine: 'Meine behalten',
    empty: 'nichts',
  },
} as const
