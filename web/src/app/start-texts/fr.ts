export const start = {
  failed: 'AuctionWiz n’a pas pu démarrer',
  failedHelp: 'Ses paramètres n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  reload: 'Recharger',
} as const
