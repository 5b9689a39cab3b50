import type { paymentsEs } from './es.ts'

/** What is wrong with a row of a file of payments, by the English phrases; in French. */
export const paymentsFr = (): Record<keyof ReturnType<typeof paymentsEs>, string> => ({
  'a payment needs its auction': 'un paiement a besoin de sa vente',
  'a payment needs its bidder: an email, a number, an ID or a name':
    'un paiement a besoin de son enchérisseur : un e-mail, un numéro, un identifiant ou un nom',
  'a payment needs an amount: the total, the grand total or the amount paid':
    'un paiement a besoin d’un montant : le total, le total général ou le montant payé',
  'a payment needs its date': 'un paiement a besoin de sa date',
  'a payment needs its method': 'un paiement a besoin de son mode de paiement',
  'payment method not recognized; use credit card, bank transfer, PayPal, cash, check, wire transfer or ACH':
    'mode de paiement non reconnu ; utilisez carte bancaire, virement bancaire, PayPal, espèces, chèque, virement international ou ACH',
  'payment status not recognized; use Completed, Processing, Pending, Failed, Refunded or Disputed':
    'statut du paiement non reconnu ; utilisez terminé, en cours, en attente, échoué, remboursé ou contesté',
  'the grand total is below the total with the premium': 'le total général est inférieur au total avec les frais acheteur',
  'after taxes and shipping nothing is paid for the lots': 'après taxes et livraison, rien n’est payé pour les lots',
  'lot numbers not recognized; write them like 12, 14A': 'numéros de lot non reconnus ; écrivez-les comme 12, 14A',
  'the house has no bidder with this email, number or name; import the bidder first, or correct the row':
    'la maison n’a aucun enchérisseur avec cet e-mail, ce numéro ou ce nom ; importez d’abord l’enchérisseur ou corrigez la ligne',
  'no winner of this auction has this name; use the email or the number of the bidder':
    'aucun adjudicataire de cette vente ne porte ce nom ; utilisez l’e-mail ou le numéro de l’enchérisseur',
  'the row names different bidders; correct the email or the number':
    'la ligne nomme des enchérisseurs différents ; corrigez l’e-mail ou le numéro',
  'several winners of this auction have this name; use the email or the number of the bidder':
    'plusieurs adjudicataires de cette vente portent ce nom ; utilisez l’e-mail ou le numéro de l’enchérisseur',
  'this transaction is recorded for another winner or auction; take that payment back, then import the row again':
    'cette transaction est enregistrée pour un autre adjudicataire ou une autre vente ; annulez ce paiement, puis réimportez la ligne',
  'what this bidder owed was removed meanwhile; import the row again':
    'ce que cet enchérisseur devait a été supprimé entre-temps ; réimportez la ligne',
  'this payment was taken back here, which is kept': 'ce paiement a été annulé ici, ce qui est conservé',
  'the payment is recorded with another date, method, reference or note, which is kept':
    'le paiement est enregistré avec une autre date, un autre mode, une autre référence ou une autre note, ce qui est conservé',
  'this house has no auction “{name}”; import the auction first, or correct the row':
    'cette maison n’a aucune vente « {name} » ; importez d’abord la vente ou corrigez la ligne',
  'the bidder owes nothing for “{auction}”; record the results and close the auction first, or correct the row':
    'l’enchérisseur ne doit rien pour « {auction} » ; enregistrez d’abord les résultats et clôturez la vente, ou corrigez la ligne',
  'the auction is in {currency}; write the amounts in it, and name it in a column Currency':
    'la vente est en {currency} ; écrivez les montants dans cette devise et nommez-la dans une colonne Devise',
  'the bidder owes {owed}, the row pays {pays}; correct the amount':
    'l’enchérisseur doit {owed}, la ligne paie {pays} ; corrigez le montant',
  'the transaction is recorded with {known}, the row has {pays}; take the payment back, then import the row again':
    'la transaction est enregistrée avec {known}, la ligne a {pays} ; annulez le paiement, puis réimportez la ligne',
  'date before the auction began on {date}, check the year': 'date antérieure au début de la vente le {date}, vérifiez l’année',
  'the bidder does not owe for lot {lots} of this auction; correct the row':
    'l’enchérisseur ne doit rien pour le lot {lots} de cette vente ; corrigez la ligne',
  'the payment is {status}, so nothing was recorded': 'le statut du paiement est {status}, rien n’a donc été enregistré',
  'Refund imported from {file}': 'Remboursement importé de {file}',
  Processing: 'en cours',
  Pending: 'en attente',
  Failed: 'échoué',
  Disputed: 'contesté',
})
