export const correctionText = {
  title: 'Corriger les lignes rejetées',
  intro: 'Modifiez ce qui est faux et importez les lignes modifiées. Elles appartiennent au même envoi et sont annulées avec lui.',
  rowOf: 'Ligne {line}',
  rowOfFile: '{file}, ligne {line}',
  otherFields: 'Autres champs de la ligne {line}',
  failed: 'Les lignes rejetées n’ont pas pu être chargées',
  none: 'Il ne reste aucune ligne rejetée à corriger.',
  more: 'Afficher plus de lignes',
  changed: '{count, plural, one {# ligne modifiée} other {# lignes modifiées}}',
  changeFirst: 'Modifiez d’abord une ligne.',
  tooMany: 'Importez au plus {limit} lignes à la fois.',
  check: 'Vérifier les lignes corrigées',
  introCheck: 'Modifiez ce qui est faux. Les lignes modifiées sont vérifiées à nouveau avec toutes les autres, rien n’est encore importé.',
  import: 'Importer les lignes corrigées',
  importing:
    '{count, plural, one {# ligne corrigée est en cours d’import.} other {# lignes corrigées sont en cours d’import.}} L’historique du traitement montre la progression.',
  refused: '{count, plural, one {# ligne reste illisible.} other {# lignes restent illisibles.}} La raison figure au champ.',
} as const
