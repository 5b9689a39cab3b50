export const networkText = {
  title: 'Événements dans d’autres maisons',
  hint: 'Ces événements ont modifié le score AuctionWiz. Si l’un est erroné, contestez-le. Il ne comptera pas ici tant qu’AuctionWiz n’a pas tranché.',
  object: 'Contester',
  objectTo: 'Contester : {cause}',
  reason: 'Ce qui est erroné',
  reasonHint: 'AuctionWiz le lit et interroge la maison qui a publié l’événement.',
  send: 'Envoyer la contestation',
  sending: 'Envoi',
  sent: 'Contestation envoyée. L’événement ne compte pas dans ce score avant la décision.',
  objectedBy: '{by} : {reason}',
  statuses: {
    open: 'Contestation du {date} pas encore tranchée : l’événement ne compte pas ici',
    upheld: 'Contestation du {date} acceptée le {settled} : l’événement ne compte pas ici',
    rejected: 'Contestation du {date} rejetée le {settled} : l’événement compte',
  },
} as const
