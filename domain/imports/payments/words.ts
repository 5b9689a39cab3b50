import { paymentMethods } from '@auctionwiz/contracts/payments-due'
import { wordFinder } from '../list-words.ts'
import type { PaymentListField } from './fields.ts'

/** What a file can say of a payment; only the first and the fifth change what is recorded. */
export const paymentStatuses = ['Completed', 'Processing', 'Pending', 'Failed', 'Refunded', 'Disputed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The values of each list. */
export const paymentLists = {
  paymentMethod: paymentMethods,
  paymentStatus: paymentStatuses,
} as const satisfies Record<PaymentListField, readonly string[]>

/** The value of a list that a word means, in any spelling and four languages; undefined for an unknown word. */
export const paymentValueOfWord = wordFinder(paymentLists, {
  paymentMethod: {
    credit_card: `card cc creditdebitcard debitcard visa mastercard amex americanexpress stripe tarjeta tarjetadecredito carte cartebancaire
      cartedecredit kreditkarte karte`,
    bank_transfer: 'transfer bank sepa transferencia transferenciabancaria virement virementbancaire uberweisung bankuberweisung',
    paypal: 'pp',
    cash: 'efectivo encash especes liquide bar barzahlung bargeld',
    check: 'cheque chk chq cheques scheck',
    wire_transfer: 'wire wiretransferswift swift giro telegrafica transferenciainternacional virementinternational auslandsuberweisung',
    ach: 'achtransfer achdebit directdebit domiciliacion prelevement lastschrift',
  },
  paymentStatus: {
    Completed: `complete paid paidinfull settled succeeded success successful cleared captured received pagado pagada completado completada
      paye payee regle reglee termine terminee bezahlt gezahlt abgeschlossen eingegangen`,
    Processing: 'inprocess inprogress authorized authorised procesando enproceso entraitement encours inbearbeitung inverarbeitung',
    Pending: 'open unpaid due awaitingpayment outstanding overdue pendiente impagado enattente impaye ausstehend offen unbezahlt',
    Failed:
      'declined error rejected cancelled canceled voided void fallido fallida rechazado echoue echouee refuse refusee fehlgeschlagen abgelehnt',
    Refunded:
      'refund reversed returned chargedback reembolsado reembolsada devuelto rembourse remboursee erstattet zuruckgezahlt ruckerstattet',
    Disputed: 'dispute chargeback contested disputado disputada endisputa conteste contestee litige bestritten angefochten strittig',
  },
})
