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
  formula: {
    paymentHistory:
      'Chaque paiement à temps vaut 100, en retard 40, manquant 0 ; chaque jour jusqu’au paiement retire 1. Chaque défaut retire 10, les montants impayés jusqu’à 30, et chaque rappel 2, jusqu’à 20.',
    bidActivity:
      'Monte à partir de 50 avec les lots enchéris et baisse de 40 au plus avec le temps écoulé depuis la dernière vente : dès 90 jours, en totalité après 2 ans.',
    winRate:
      'Lots remportés sur lots enchéris : un quart donne 50, la moitié ou plus donne 100. Une place parmi les trois premiers compte pour un quart. Le calcul part de quatre lots fictifs, dont un remporté.',
    avgSpending: 'Le prix moyen d’un lot remporté, par puissances de dix : 1,00 donne 0, 100,00 donne 50, 10 000,00 donne 100.',
    accountAge: 'Années depuis la première vente : 50 au début, 57 après un an, 77 après cinq, 89 après dix.',
    communicationResponsiveness: 'La part des messages avec réponse. Le calcul part de deux messages fictifs à 50.',
    disputeHistory: 'Un achat sans litige donne 100 ; un litige prend la place de trois achats.',
    referrals: '50, et 10 de plus par enchérisseur amené, jusqu’à 100.',
    seasonalActivity: 'La part de l’année couverte : 100 à partir de 8 mois différents. Évaluée après une année entière.',
    loyaltyBonus: 'De 80 pour 5 ventes à 100 pour 25, pour les enchérisseurs d’au moins un an ayant participé dans l’année.',
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
