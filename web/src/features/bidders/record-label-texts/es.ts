/** The words for values of the contracts that a bidder’s record and score show. */
export const recordLabels = {
  component: {
    paymentHistory: 'Historial de pagos',
    bidActivity: 'Actividad de pujas',
    winRate: 'Tasa de adjudicación',
    avgSpending: 'Gasto medio',
    accountAge: 'Antigüedad',
    communicationResponsiveness: 'Respuesta a mensajes',
    disputeHistory: 'Historial de disputas',
    referrals: 'Recomendaciones',
    seasonalActivity: 'Actividad estacional',
    loyaltyBonus: 'Bono de fidelidad',
  },
  payment: {
    Paid: 'Pagado',
    Pending: 'Pendiente',
    Overdue: 'Vencido',
  },
  pickup: {
    Completed: 'Recogido',
    Pending: 'Pendiente',
  },
  paymentMethod: {
    'Credit Card': 'Tarjeta de crédito',
    'Wire Transfer': 'Transferencia',
    'ACH Transfer': 'Transferencia ACH',
    Cash: 'Efectivo',
    Check: 'Cheque',
    PayPal: 'PayPal',
  },
  noteCategory: {
    General: 'General',
    Preference: 'Preferencia',
    Payment: 'Pago',
    Warning: 'Advertencia',
    Behavior: 'Comportamiento',
  },
} as const
