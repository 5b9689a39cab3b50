import type { casesEs } from './es.ts'

/** What is wrong with a row of a file of legal cases, by the English phrases; in German. */
export const casesDe = (): Record<keyof ReturnType<typeof casesEs>, string> => ({
  'a case needs a title': 'ein Fall braucht einen Titel',
  'a case needs a type': 'ein Fall braucht eine Art',
  'a case needs a category': 'ein Fall braucht eine Kategorie',
  'a case needs a priority': 'ein Fall braucht eine Priorität',
  'a case needs a jurisdiction': 'ein Fall braucht einen Gerichtsstand',
  'case type not recognized': 'Art des Falls nicht erkannt',
  'case category not recognized; use pre-sale, during sale, post-sale, administrative, regulatory or other':
    'Kategorie des Falls nicht erkannt; verwenden Sie vor dem Verkauf, während des Verkaufs, nach dem Verkauf, Verwaltung, behördlich oder Sonstiges',
  'priority not recognized; use low, medium, high or critical':
    'Priorität nicht erkannt; verwenden Sie niedrig, mittel, hoch oder kritisch',
  'case status not recognized; a new case is filed as SUBMITTED':
    'Status des Falls nicht erkannt; ein neuer Fall wird als SUBMITTED angelegt',
  'type of party not recognized; use individual, business, government or organization':
    'Art der Partei nicht erkannt; verwenden Sie Privatperson, Unternehmen, Behörde oder Organisation',
  'currency not recognized; the amount was left out': 'Währung nicht erkannt; der Betrag wurde weggelassen',
  'the house has no bidder with this email or number, so the case has no link to one':
    'das Haus hat keinen Bieter mit dieser E-Mail oder Nummer; der Fall ist daher mit keinem verknüpft',
  'the house has no auction with this title or number': 'das Haus hat keine Auktion mit diesem Titel oder dieser Nummer',
  'the house has several auctions with this title; use the number of the auction':
    'das Haus hat mehrere Auktionen mit diesem Titel; verwenden Sie die Nummer der Auktion',
  'lots need the title or the number of their auction in the row': 'Lose brauchen den Titel oder die Nummer ihrer Auktion in der Zeile',
  'the auction has no lot with one of these numbers': 'die Auktion hat kein Los mit einer dieser Nummern',
  'a case is linked with at most 50 lots': 'ein Fall ist mit höchstens 50 Losen verknüpft',
  'nobody with this email or name may see the cases of the house':
    'niemand mit dieser E-Mail oder diesem Namen darf die Fälle des Hauses sehen',
  'several people have this name; use the email': 'mehrere Personen haben diesen Namen; verwenden Sie die E-Mail',
  'not the ID of a case in AuctionWiz': 'keine ID eines Falls in AuctionWiz',
  'the reference of a case can’t be changed; the value on record is kept':
    'die Kennung eines Falls kann nicht geändert werden; der erfasste Wert bleibt',
  'changed here since the file was exported; the value on record is kept. Export again to change it':
    'hier geändert, seit die Datei exportiert wurde; der erfasste Wert bleibt. Exportieren Sie erneut, um ihn zu ändern',
  'changed here since the last import; the value on record is kept': 'hier seit dem letzten Import geändert; der erfasste Wert bleibt',
  'the case is CLOSED; the value on record is kept': 'der Fall ist CLOSED; der erfasste Wert bleibt',
  'date in the future, check the year': 'Datum in der Zukunft, prüfen Sie das Jahr',
})
