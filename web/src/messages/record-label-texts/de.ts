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
  formula: {
    paymentHistory:
      'Jede pünktliche Zahlung zählt 100, eine verspätete 40, eine fehlende 0; jeder Tag bis zur Zahlung kostet 1. Jeder Ausfall kostet 10, ausgefallene Beträge bis zu 30, jede Mahnung 2, höchstens 20.',
    bidActivity:
      'Steigt von 50 mit den Losen, auf die geboten wurde, und sinkt um bis zu 40 mit der Zeit seit der letzten Auktion: ab 90 Tagen, ganz nach 2 Jahren.',
    winRate:
      'Zugeschlagene Lose von Losen mit Gebot: Ein Viertel ergibt 50, die Hälfte oder mehr 100. Ein Platz unter den besten drei zählt ein Viertel. Die Rechnung beginnt mit vier gedachten Losen, eines davon zugeschlagen.',
    avgSpending:
      'Der Durchschnittspreis eines zugeschlagenen Loses in Zehnerpotenzen: 1,00 ergibt 0, 100,00 ergibt 50, 10.000,00 ergibt 100.',
    accountAge: 'Jahre seit der ersten Auktion: 50 am Anfang, 57 nach einem Jahr, 77 nach fünf, 89 nach zehn.',
    communicationResponsiveness: 'Der Anteil beantworteter Nachrichten. Die Rechnung beginnt mit zwei gedachten Nachrichten zu 50.',
    disputeHistory: 'Ein Kauf ohne Streitfall ergibt 100; ein Streitfall wiegt drei davon auf.',
    referrals: '50, dazu 10 für jeden geworbenen Bieter, höchstens 100.',
    seasonalActivity: 'Wie viel vom Jahr abgedeckt ist: 100 ab 8 verschiedenen Monaten. Bewertet nach einem vollen Jahr.',
    loyaltyBonus: 'Von 80 für 5 bis 100 für 25 Auktionen, für Bieter seit mindestens einem Jahr, die im letzten Jahr teilnahmen.',
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
