import type { itemsEs } from './es.ts'

/** What is wrong with a row of a file of inventory, by the English phrases; in French. */
export const itemsFr = (): Record<keyof ReturnType<typeof itemsEs>, string> => ({
  'an item needs a title': 'un article doit avoir un titre',
  'an item needs a category': 'un article doit avoir une catégorie',
  'condition not recognized; use Excellent, Good, Fair or Poor':
    'état de conservation non reconnu ; utilisez excellent, bon, moyen ou mauvais',
  'status of the item not recognized; a new item is Available': 'statut de l’article non reconnu ; un nouvel article est disponible',
  'currency not recognized; the amounts were left out': 'devise non reconnue ; les montants ont été omis',
  'the item’s amounts are in another currency; they are kept': 'les montants de l’article sont dans une autre devise ; ils sont conservés',
  'an amount can’t be below zero': 'un montant ne peut pas être inférieur à zéro',
  'an item can’t have been acquired in the future, check the year':
    'un article ne peut pas avoir été acquis dans le futur ; vérifiez l’année',
  'not a percentage from 0 to 100': 'pas un pourcentage de 0 à 100',
  'not the ID of an inventory item in AuctionWiz': 'pas l’ID d’un article de l’inventaire dans AuctionWiz',
  'a file can’t change the stock number of an item; the value on record is kept':
    'un fichier ne peut pas changer le numéro d’inventaire d’un article ; la valeur enregistrée est conservée',
  'the high end of the estimate is below the low one': 'l’estimation haute est inférieure à la basse',
  'the house has no auction with this title or number; the item has no link to one':
    'la maison n’a aucune vente avec ce titre ou ce numéro ; l’article n’est lié à aucune',
  'Use a percentage from 0 to 100.': 'Utilisez un pourcentage de 0 à 100.',
  'Use at most 1,000,000,000.': 'Utilisez au plus 1 000 000 000.',
  'The house has no such auction.': 'La maison n’a pas cette vente.',
  'Use a date that is not in the future.': 'Utilisez une date qui n’est pas dans le futur.',
  'Use at least the low end of the estimate.': 'Utilisez au moins l’estimation basse.',
})
