/** The words for values of the contracts that a bidder’s record and score show. */
export const recordLabels = {
  component: {
    paymentHistory: 'Payment History',
    bidActivity: 'Bid Activity',
    winRate: 'Win Rate',
    avgSpending: 'Average Spending',
    accountAge: 'Account Age',
    communicationResponsiveness: 'Communication Responsiveness',
    disputeHistory: 'Dispute History',
    referrals: 'Referrals',
    seasonalActivity: 'Seasonal Activity',
    loyaltyBonus: 'Loyalty Bonus',
  },
  payment: {
    Paid: 'Paid',
    Pending: 'Pending',
    Overdue: 'Overdue',
  },
  pickup: {
    Completed: 'Completed',
    Pending: 'Pending',
  },
  paymentMethod: {
    'Credit Card': 'Credit Card',
    'Wire Transfer': 'Wire Transfer',
    'ACH Transfer': 'ACH Transfer',
    Cash: 'Cash',
    Check: 'Check',
    PayPal: 'PayPal',
  },
  noteCategory: {
    General: 'General',
    Preference: 'Preference',
    Payment: 'Payment',
    Warning: 'Warning',
    Behavior: 'Behavior',
  },
} as const
