export const profileText = {
  sendEmail: 'Envoyer un e-mail',
  emailTitle: 'E-mail à {name}',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer un e-mail',
  sending: 'Envoi',
  emailSent: 'E-mail envoyé à {name}',
  moreActions: 'Plus d’actions pour {name}',
  exportData: 'Exporter les données personnelles',
  eraseData: 'Effacer les données personnelles',
  exportFailed: 'Les données n’ont pas été exportées. {problem}',
  eraseTitle: 'Effacer toutes les données de {name} ?',
  eraseText:
    '{name} ({number}) est effacé définitivement, avec ses scores, son historique de ventes et ses notes. Le journal d’audit conserve qui a fait quoi et quand, sans données personnelles. Les dossiers juridiques conservent ce que leurs demandes exigent. C’est irréversible.',
  eraseCounts: 'Autres données sur cette personne',
  eraseCount: {
    deleted: '{count, plural, one {fiche supprimée qui pourrait être restaurée} other {fiches supprimées qui pourraient être restaurées}}',
    merged: '{count, plural, one {fiche fusionnée dans celle-ci} other {fiches fusionnées dans celle-ci}}',
    notes: '{count, plural, one {note} other {notes}}',
    invitations: '{count, plural, one {invitation} other {invitations}}',
    logEntries: '{count, plural, one {entrée du journal sera anonymisée} other {entrées du journal seront anonymisées}}',
    rejectedRows:
      '{count, plural, one {ligne d’import rejetée perdra ses valeurs} other {lignes d’import rejetées perdront leurs valeurs}}',
    savedViews: '{count, plural, one {vue enregistrée sera vidée ou supprimée} other {vues enregistrées seront vidées ou supprimées}}',
    waitingRows:
      '{count, plural, one {ligne sera retirée d’un fichier pas encore importé} other {lignes seront retirées de fichiers pas encore importés}}',
    uncountedUploads:
      '{count, plural, one {envoi pas encore importé est trop volumineux pour être compté ici ; ses lignes sur cette personne seront aussi retirées} other {envois pas encore importés sont trop volumineux pour être comptés ici ; leurs lignes sur cette personne seront aussi retirées}}',
    cases: '{count, plural, one {dossier juridique est conservé} other {dossiers juridiques sont conservés}}',
  },
  eraseNothingElse: 'Il n’y a pas d’autres données sur cette personne.',
  eraseNotCounted: 'Les données n’ont pas pu être comptées. {problem}',
  eraseReason: 'Raison',
  eraseHint: 'Conservé dans le journal d’audit. N’indiquez pas de données personnelles.',
  eraseConfirm: 'Effacer les données',
  erased: 'Toutes les données de {number} ont été effacées',
} as const
