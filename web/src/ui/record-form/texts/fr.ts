export const recordText = {
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  checkFields: 'Vérifiez les champs signalés.',
  required: 'Ce champ est obligatoire.',
  tagsHint: 'Séparez les étiquettes par des virgules.',
  stale: {
    title: 'Quelqu’un d’autre a modifié ceci pendant votre saisie',
    merged: 'Ses modifications ont été appliquées. Vérifiez-les et enregistrez à nouveau.',
    unseen: 'Ses modifications ne concernent pas ce formulaire. Enregistrez à nouveau.',
    gone: 'Il a été supprimé et ne peut plus être enregistré.',
    field: '{field} : il a enregistré « {theirs} »',
    conflict: '{field} : il a enregistré « {theirs} », vous avez saisi « {mine} »',
    takeTheirs: 'Utiliser leur version',
    keepMine: 'Garder la mienne',
    empty: 'rien',
  },
} as const
