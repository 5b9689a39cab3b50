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
  formula: {
    paymentHistory:
      'Each payment on time earns 100, a late one 40, a missing one 0; each day until payment takes 1 off. Defaults take 10 each, defaulted amounts up to 30, payment notices 2 each up to 20.',
    bidActivity:
      'Rises from 50 with the lots bid on, and falls by up to 40 with the time since the last auction: from 90 days on, all of it after 2 years.',
    winRate:
      'Lots won of lots bid on: a quarter gives 50, half or more gives 100. A place among the top three counts a quarter of a win. It begins with four imagined lots, one of them won.',
    avgSpending: 'The average price of a lot won, by powers of ten: 1.00 gives 0, 100.00 gives 50, 10,000.00 gives 100.',
    accountAge: 'Years since the first auction: 50 at the start, 57 after one year, 77 after five, 89 after ten.',
    communicationResponsiveness: 'The share of messages answered. It begins with two imagined messages at 50.',
    disputeHistory: 'A purchase without a dispute gives 100; a dispute takes the place of three of them.',
    referrals: '50, and 10 more for each bidder brought in, up to 100.',
    seasonalActivity: 'How much of the year is covered: 100 from 8 different months on. Judged after a full year.',
    loyaltyBonus: 'From 80 for 5 auctions to 100 for 25, for bidders of at least a year who took part within the last one.',
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
