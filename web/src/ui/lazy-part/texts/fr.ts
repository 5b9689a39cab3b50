export const partText = {
  offline: { title: 'Vous êtes hors ligne', help: 'Cette partie se chargera dès que vous serez de nouveau connecté à internet.' },
  outdated: {
    title: 'Une nouvelle version d’AuctionWiz est disponible',
    help: 'Rechargez la page pour l’utiliser. Enregistrez d’abord : votre saisie serait perdue.',
  },
  failed: { title: 'Cette partie n’a pas pu être chargée', help: 'Vérifiez votre connexion et réessayez.' },
  broken: { title: 'Cette partie ne fonctionne plus', help: 'Réessayez. Si le problème persiste, contactez l’assistance.' },
  toast: {
    offline: 'Ouverture impossible : vous êtes hors ligne.',
    outdated: 'Ouverture impossible : une nouvelle version d’AuctionWiz est disponible. Enregistrez, puis rechargez la page.',
    failed: 'Ouverture impossible. Vérifiez votre connexion et réessayez.',
    broken: 'Cela ne fonctionne plus. Réessayez.',
  },
  reload: 'Recharger',
  offlineLine: 'Hors ligne',
  offlineHelp: 'Vous êtes hors ligne. Les modifications ne peuvent pas être enregistrées avant la reconnexion.',
} as const
