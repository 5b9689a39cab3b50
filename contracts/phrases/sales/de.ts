import type { salesEs } from './es.ts'

/** What is wrong with a row of a file of auctions, by the English phrases; in German. */
export const salesDe = (): Record<keyof ReturnType<typeof salesEs>, string> => ({
  'the row names no lot and no auction': 'die Zeile nennt weder ein Los noch eine Auktion',
  'currency not recognized': 'Währung nicht erkannt',
  'the end is not after the start': 'das Ende liegt nicht nach dem Beginn',
  'lot status not recognized': 'Status des Loses nicht erkannt',
  'a sold lot needs a hammer price': 'ein zugeschlagenes Los braucht einen Zuschlagspreis',
  'a buyer needs an email or a username to be registered': 'für die Anmeldung braucht ein Käufer eine E-Mail oder einen Benutzernamen',
  'the house has several auctions with this title; add a column with the date of the auction':
    'das Haus hat mehrere Auktionen mit diesem Titel; ergänzen Sie eine Spalte mit dem Datum der Auktion',
  'the house has no auction with this title or number; add columns with its dates':
    'das Haus hat keine Auktion mit diesem Titel oder dieser Nummer; ergänzen Sie Spalten mit ihren Daten',
  'a result, but bidding in this auction has not begun': 'ein Ergebnis, aber die Gebote dieser Auktion haben noch nicht begonnen',
  'the lot has another result on record; choose “Replace results” to change it':
    'für das Los ist ein anderes Ergebnis erfasst; mit „Ergebnisse ersetzen“ ändern Sie es',
  'the result on record can’t be changed any more': 'das erfasste Ergebnis lässt sich nicht mehr ändern',
  'this can’t be changed any more; the value on record is kept': 'das lässt sich nicht mehr ändern; der erfasste Wert bleibt',
  'the lot has another number, which is kept': 'das Los hat eine andere Nummer; sie bleibt',
  'the lot has another buyer on record, who is kept': 'für das Los ist ein anderer Käufer erfasst; er bleibt',
  'the auction was cancelled': 'die Auktion wurde abgesagt',
  'the auction is in another currency': 'die Auktion läuft in einer anderen Währung',
  'the auction has no lot with this number or ID': 'die Auktion hat kein Los mit dieser Nummer oder ID',
  'the auction has no such lot, and a new lot needs a title': 'die Auktion hat kein solches Los, und ein neues Los braucht einen Titel',
  'this lot is in another auction of the house': 'dieses Los gehört zu einer anderen Auktion des Hauses',
  'a bid needs the email or the username of the bidder': 'ein Gebot braucht die E-Mail oder den Benutzernamen des Bieters',
  'the bidder has another paddle in this auction, which is kept': 'der Bieter hat in dieser Auktion eine andere Bieternummer; sie bleibt',
  'another bidder has this paddle in this auction; the next free one was given':
    'ein anderer Bieter hat diese Nummer in dieser Auktion; vergeben wurde die nächste freie',
  'not a lot number such as 12 or 12A': 'keine Losnummer wie 12 oder 12A',
  'not a paddle of up to 12 digits, letters and hyphens': 'keine Bieternummer aus höchstens 12 Ziffern, Buchstaben und Bindestrichen',
  'the high estimate is below the low one': 'der obere Schätzpreis liegt unter dem unteren',
  'the auction would have more than 50,000 lots; divide them among several auctions':
    'die Auktion hätte mehr als 50.000 Lose; verteilen Sie sie auf mehrere Auktionen',
})
