import type { itemsEs } from './es.ts'

/** What is wrong with a row of a file of inventory, by the English phrases; in German. */
export const itemsDe = (): Record<keyof ReturnType<typeof itemsEs>, string> => ({
  'an item needs a title': 'ein Artikel braucht einen Titel',
  'an item needs a category': 'ein Artikel braucht eine Kategorie',
  'condition not recognized; use Excellent, Good, Fair or Poor':
    'Zustand nicht erkannt; verwenden Sie hervorragend, gut, mäßig oder schlecht',
  'status of the item not recognized; a new item is Available': 'Status des Artikels nicht erkannt; ein neuer Artikel ist verfügbar',
  'currency not recognized; the amounts were left out': 'Währung nicht erkannt; die Beträge wurden weggelassen',
  'the item’s amounts are in another currency; they are kept': 'die Beträge des Artikels sind in einer anderen Währung; sie bleiben',
  'an amount can’t be below zero': 'ein Betrag kann nicht unter null liegen',
  'an item can’t have been acquired in the future, check the year':
    'ein Artikel kann nicht in der Zukunft erworben sein; prüfen Sie das Jahr',
  'not a percentage from 0 to 100': 'kein Prozentsatz von 0 bis 100',
  'not the ID of an inventory item in AuctionWiz': 'keine ID eines Inventarartikels in AuctionWiz',
  'a file can’t change the stock number of an item; the value on record is kept':
    'eine Datei kann die Lagernummer eines Artikels nicht ändern; der erfasste Wert bleibt',
  'the high end of the estimate is below the low one': 'die obere Schätzung liegt unter der unteren',
  'the house has no auction with this title or number; the item has no link to one':
    'das Haus hat keine Auktion mit diesem Titel oder dieser Nummer; der Artikel wird mit keiner verknüpft',
  'Use a percentage from 0 to 100.': 'Verwenden Sie einen Prozentsatz von 0 bis 100.',
  'Use at most 1,000,000,000.': 'Verwenden Sie höchstens 1.000.000.000.',
  'The house has no such auction.': 'Das Haus hat keine solche Auktion.',
  'Use a date that is not in the future.': 'Verwenden Sie ein Datum, das nicht in der Zukunft liegt.',
  'Use at least the low end of the estimate.': 'Verwenden Sie mindestens die untere Schätzung.',
})
