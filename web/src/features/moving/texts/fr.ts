export const movingText = {
  title: 'Passer à AuctionWiz',
  back: 'Retour au traitement des données',
  intro:
    'Du premier fichier à la prochaine vente, étape par étape. Les exports de {systems} sont lus tels quels. Pour tout autre fichier, vous voyez chaque colonne et ce que devient chaque ligne avant toute écriture.',
  steps: 'Étapes du passage',
  progress: '{done} étapes sur {count} terminées',
  ready: 'La maison est prête pour sa prochaine vente.',
  states: { done: 'Terminé', check: 'À examiner', open: 'À faire', unknown: 'Pas encore connu' },
  failed: 'Ceci n’a pas pu être lu.',
  again: 'Réessayer',

  bidders: {
    title: 'Importer vos enchérisseurs',
    none: 'Aucun enchérisseur pour l’instant. Importez le fichier d’enchérisseurs de votre système actuel.',
    some: '{count, plural, one {# enchérisseur enregistré} other {# enchérisseurs enregistrés}}.',
    link: 'Importer un fichier',
  },
  rows: {
    title: 'Corriger les lignes non importées',
    none: 'Aucune ligne des derniers fichiers ne manque.',
    some: '{count, plural, one {# ligne des derniers fichiers n’a pas été importée. Corrigez-la} other {# lignes des derniers fichiers n’ont pas été importées. Corrigez-les}} dans la liste ou dans le fichier des erreurs.',
    link: 'Ouvrir les imports',
  },
  duplicates: {
    title: 'Examiner les doublons',
    none: 'Aucune paire d’enchérisseurs n’attend de décision.',
    some: '{count, plural, one {# paire d’enchérisseurs désigne} other {# paires d’enchérisseurs désignent}} peut-être une seule personne.',
    link: 'Examiner les doublons',
  },
  conflicts: {
    title: 'Trancher les conflits',
    none: 'Aucun enregistrement importé ne contredit les données existantes.',
    some: '{count, plural, one {# enregistrement importé contredit} other {# enregistrements importés contredisent}} les données existantes.',
    link: 'Trancher les conflits',
  },
  platforms: {
    title: 'Connecter vos plateformes d’enchères',
    none: 'Aucune plateforme n’est connectée. Sans elle, saisissez ventes et résultats à la main ou à partir de fichiers.',
    some: '{count, plural, one {# plateforme est connectée} other {# plateformes sont connectées}}.',
    link: 'Connecter une plateforme',
  },
  auctions: {
    title: 'Créer la prochaine vente',
    none: 'Aucune vente n’est prévue.',
    some: '{count, plural, one {# vente est prévue} other {# ventes sont prévues}}.',
    link: 'Ouvrir les ventes',
  },
  lots: {
    title: 'Ajouter ses lots',
    none: 'La prochaine vente n’a pas de lots. Ajoutez-les, ou lisez le fichier de lots d’un autre système.',
    some: '{title} : {count, plural, one {# lot} other {# lots}}.',
    before: 'Créez d’abord une vente.',
    link: 'Ouvrir les lots',
  },
  users: {
    title: 'Inviter vos collègues',
    none: 'Vous travaillez seul ici pour l’instant.',
    some: '{count, plural, one {# utilisateur} other {# utilisateurs}} dans le compte.',
    link: 'Ouvrir les utilisateurs',
  },
} as const
