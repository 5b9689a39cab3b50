/** The words for values of the contracts that a bidder’s record and score show. */
export const recordLabels = {
  component: {
    paymentHistory: 'Zahlungsverhalten',
    bidActivity: 'Bietaktivität',
    winRate: 'Zuschlagsquote',
    avgSpending: 'Durchschnittliche Ausgaben',
    accountAge: 'Dauer der Kundschaft',
    communicationResponsiveness: 'Antwortverhalten',
    disputeHistory: 'Streitfälle',
    referrals: 'Empfehlungen',
    seasonalActivity: 'Saisonale Aktivität',
    loyaltyBonus: 'Treuebonus',
  },
  payment: {
    Paid: 'Bezahlt',
    Pending: 'Offen',
    Overdue: 'Überfällig',
  },
  pickup: {
    Completed: 'Abgeholt',
    Pending: 'Offen',
  },
  paymentMethod: {
    'Credit Card': 'Kreditkarte',
    'Wire Transfer': 'Überweisung',
    'ACH Transfer': 'ACH-Überweisung',
    Cash: 'Barzahlung',
    Check: 'Scheck',
    PayPal: 'PayPal',
  },
  noteCategory: {
    General: 'Allgemein',
    Preference: 'Vorliebe',
    Payment: 'Zahlung',
    Warning: 'Warnung',
    Behavior: 'Verhalten',
  },
} as const
