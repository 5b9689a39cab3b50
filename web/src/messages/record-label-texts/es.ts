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
  formula: {
    paymentHistory:
      'Cada pago a tiempo vale 100, con retraso 40, impagado 0; cada día hasta el pago resta 1. Cada impago resta 10, los importes impagados hasta 30, y cada aviso de pago 2, hasta 20.',
    bidActivity:
      'Sube desde 50 con los lotes pujados y baja hasta 40 con el tiempo desde la última subasta: a partir de 90 días, y del todo tras 2 años.',
    winRate:
      'Lotes adjudicados sobre lotes pujados: un cuarto da 50, la mitad o más da 100. Una puja entre las tres mejores cuenta un cuarto. Parte de cuatro lotes supuestos, uno de ellos adjudicado.',
    avgSpending: 'El precio medio de un lote adjudicado, por potencias de diez: 1,00 da 0, 100,00 da 50 y 10.000,00 da 100.',
    accountAge: 'Años desde la primera subasta: 50 al inicio, 57 tras un año, 77 tras cinco, 89 tras diez.',
    communicationResponsiveness: 'La proporción de mensajes contestados. Parte de dos mensajes supuestos con 50.',
    disputeHistory: 'Una compra sin disputa da 100; una disputa ocupa el lugar de tres de ellas.',
    referrals: '50, más 10 por cada postor recomendado, hasta 100.',
    seasonalActivity: 'Cuánto del año queda cubierto: 100 desde 8 meses distintos. Se valora tras un año completo.',
    loyaltyBonus: 'De 80 por 5 subastas a 100 por 25, para postores con al menos un año que participaron en el último.',
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
