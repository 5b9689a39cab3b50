import type { paymentsEs } from './es.ts'

/** What is wrong with a row of a file of payments, by the English phrases; in German. */
export const paymentsDe = (): Record<keyof ReturnType<typeof paymentsEs>, string> => ({
  'a payment needs its auction': 'eine Zahlung braucht ihre Auktion',
  'a payment needs its bidder: an email, a number, an ID or a name':
    'eine Zahlung braucht ihren Bieter: eine E-Mail, eine Nummer, eine ID oder einen Namen',
  'a payment needs an amount: the total, the grand total or the amount paid':
    'eine Zahlung braucht einen Betrag: die Summe, den Endbetrag oder den gezahlten Betrag',
  'a payment needs its date': 'eine Zahlung braucht ihr Datum',
  'a payment needs its method': 'eine Zahlung braucht ihre Zahlungsart',
  'payment method not recognized; use credit card, bank transfer, PayPal, cash, check, wire transfer or ACH':
    'Zahlungsart nicht erkannt; verwenden Sie Kreditkarte, Banküberweisung, PayPal, bar, Scheck, Auslandsüberweisung oder ACH',
  'payment status not recognized; use Completed, Processing, Pending, Failed, Refunded or Disputed':
    'Zahlungsstatus nicht erkannt; verwenden Sie abgeschlossen, in Bearbeitung, ausstehend, fehlgeschlagen, erstattet oder bestritten',
  'the grand total is below the total with the premium': 'der Endbetrag liegt unter der Summe mit dem Aufgeld',
  'after taxes and shipping nothing is paid for the lots': 'nach Steuern und Versand bleibt nichts für die Lose',
  'lot numbers not recognized; write them like 12, 14A': 'Losnummern nicht erkannt; schreiben Sie sie wie 12, 14A',
  'the house has no bidder with this email, number or name; import the bidder first, or correct the row':
    'das Haus hat keinen Bieter mit dieser E-Mail, dieser Nummer oder diesem Namen; importieren Sie zuerst den Bieter, oder berichtigen Sie die Zeile',
  'no winner of this auction has this name; use the email or the number of the bidder':
    'kein Käufer dieser Auktion hat diesen Namen; verwenden Sie die E-Mail oder die Nummer des Bieters',
  'the row names different bidders; correct the email or the number':
    'die Zeile nennt verschiedene Bieter; berichtigen Sie die E-Mail oder die Nummer',
  'several winners of this auction have this name; use the email or the number of the bidder':
    'mehrere Käufer dieser Auktion haben diesen Namen; verwenden Sie die E-Mail oder die Nummer des Bieters',
  'this transaction is recorded for another winner or auction; take that payment back, then import the row again':
    'diese Transaktion ist für einen anderen Käufer oder eine andere Auktion erfasst; nehmen Sie jene Zahlung zurück und importieren Sie die Zeile dann erneut',
  'what this bidder owed was removed meanwhile; import the row again':
    'was dieser Bieter schuldete, wurde inzwischen entfernt; importieren Sie die Zeile erneut',
  'this payment was taken back here, which is kept': 'diese Zahlung wurde hier zurückgenommen; das bleibt so',
  'the payment is recorded with another date, method, reference or note, which is kept':
    'die Zahlung ist mit anderem Datum, anderer Zahlungsart, Referenz oder Notiz erfasst; das bleibt so',
  'this house has no auction “{name}”; import the auction first, or correct the row':
    'dieses Haus hat keine Auktion „{name}“; importieren Sie zuerst die Auktion, oder berichtigen Sie die Zeile',
  'the bidder owes nothing for “{auction}”; record the results and close the auction first, or correct the row':
    'der Bieter schuldet nichts für „{auction}“; erfassen Sie zuerst die Ergebnisse und schließen Sie die Auktion, oder berichtigen Sie die Zeile',
  'the auction is in {currency}; write the amounts in it, and name it in a column Currency':
    'die Auktion läuft in {currency}; schreiben Sie die Beträge in dieser Währung, und nennen Sie sie in einer Spalte Währung',
  'the bidder owes {owed}, the row pays {pays}; correct the amount':
    'der Bieter schuldet {owed}, die Zeile zahlt {pays}; berichtigen Sie den Betrag',
  'the transaction is recorded with {known}, the row has {pays}; take the payment back, then import the row again':
    'die Transaktion ist mit {known} erfasst, die Zeile hat {pays}; nehmen Sie die Zahlung zurück und importieren Sie die Zeile dann erneut',
  'date before the auction began on {date}, check the year': 'Datum vor dem Beginn der Auktion am {date}, prüfen Sie das Jahr',
  'the bidder does not owe for lot {lots} of this auction; correct the row':
    'der Bieter schuldet nichts für Los {lots} dieser Auktion; berichtigen Sie die Zeile',
  'the payment is {status}, so nothing was recorded': 'der Status der Zahlung ist {status}, daher wurde nichts erfasst',
  'Refund imported from {file}': 'Erstattung, importiert aus {file}',
  Processing: 'in Bearbeitung',
  Pending: 'ausstehend',
  Failed: 'fehlgeschlagen',
  Disputed: 'bestritten',
})
