import type { salesEs } from './es.ts'

/** What is wrong with a row of a file of auctions, by the English phrases; in French. */
export const salesFr = (): Record<keyof ReturnType<typeof salesEs>, string> => ({
  'the row names no lot and no auction': 'la ligne n’indique ni lot ni vente',
  'currency not recognized': 'devise non reconnue',
  'the end is not after the start': 'la fin n’est pas postérieure au début',
  'lot status not recognized': 'statut du lot non reconnu',
  'a sold lot needs a hammer price': 'un lot adjugé doit avoir un prix d’adjudication',
  'a buyer needs an email or a username to be registered': 'un acheteur doit avoir un e-mail ou un nom d’utilisateur pour être inscrit',
  'the house has several auctions with this title; add a column with the date of the auction':
    'la maison a plusieurs ventes de ce titre ; ajoutez une colonne avec la date de la vente',
  'the house has no auction with this title or number; add columns with its dates':
    'la maison n’a pas de vente de ce titre ou de ce numéro ; ajoutez des colonnes avec ses dates',
  'a result, but bidding in this auction has not begun': 'un résultat, mais les enchères de cette vente n’ont pas commencé',
  'the lot has another result on record; choose “Replace results” to change it':
    'le lot a un autre résultat enregistré ; choisissez « Remplacer les résultats » pour le modifier',
  'the result on record can’t be changed any more': 'le résultat enregistré ne peut plus être modifié',
  'this can’t be changed any more; the value on record is kept': 'ceci ne peut plus être modifié ; la valeur enregistrée est conservée',
  'the lot has another number, which is kept': 'le lot a un autre numéro, qui est conservé',
  'the lot has another buyer on record, who is kept': 'le lot a un autre acheteur enregistré, qui est conservé',
  'the auction was cancelled': 'la vente a été annulée',
  'the auction is in another currency': 'la vente est dans une autre devise',
  'the auction has no lot with this number or ID': 'la vente n’a pas de lot de ce numéro ou de cet identifiant',
  'the auction has no such lot, and a new lot needs a title': 'la vente n’a pas ce lot, et un nouveau lot doit avoir un titre',
  'this lot is in another auction of the house': 'ce lot se trouve dans une autre vente de la maison',
  'a bid needs the email or the username of the bidder': 'une enchère doit indiquer l’e-mail ou le nom d’utilisateur de l’enchérisseur',
  'the bidder has another paddle in this auction, which is kept':
    'l’enchérisseur a une autre plaquette dans cette vente, qui est conservée',
  'another bidder has this paddle in this auction; the next free one was given':
    'un autre enchérisseur a cette plaquette dans cette vente ; la suivante qui est libre a été attribuée',
  'not a lot number such as 12 or 12A': 'ce n’est pas un numéro de lot comme 12 ou 12A',
  'not a paddle of up to 12 digits, letters and hyphens': 'ce n’est pas une plaquette de 12 chiffres, lettres et tirets au plus',
  'the high estimate is below the low one': 'l’estimation haute est inférieure à la basse',
  'the auction would have more than 50,000 lots; divide them among several auctions':
    'la vente aurait plus de 50 000 lots ; répartissez-les entre plusieurs ventes',
})
