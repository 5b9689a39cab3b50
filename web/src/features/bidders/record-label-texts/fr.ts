/** The words for values of the contracts that a bidder’s record and score show. */
export const recordLabels = {
  component: {
    paymentHistory: 'Historique de paiement',
    bidActivity: 'Activité d’enchères',
    winRate: 'Taux de réussite',
    avgSpending: 'Dépense moyenne',
    accountAge: 'Ancienneté',
    communicationResponsiveness: 'Réactivité aux messages',
    disputeHistory: 'Historique des litiges',
    referrals: 'Recommandations',
    seasonalActivity: 'Activité saisonnière',
    loyaltyBonus: 'Bonus de fidélité',
  },
  payment: {
    Paid: 'Payé',
    Pending: 'En attente',
    Overdue: 'En retard',
  },
  pickup: {
    Completed: 'Retiré',
    Pending: 'En attente',
  },
  paymentMethod: {
    'Credit Card': 'Carte de crédit',
    'Wire Transfer': 'Virement',
    'ACH Transfer': 'Virement ACH',
    Cash: 'Espèces',
    Check: 'Chèque',
    PayPal: 'PayPal',
  },
  noteCategory: {
    General: 'Général',
    Preference: 'Préférence',
    Payment: 'Paiement',
    Warning: 'Avertissement',
    Behavior: 'Comportement',
  },
} as const
