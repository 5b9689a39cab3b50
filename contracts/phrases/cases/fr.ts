import type { casesEs } from './es.ts'

/** What is wrong with a row of a file of legal cases, by the English phrases; in French. */
export const casesFr = (): Record<keyof ReturnType<typeof casesEs>, string> => ({
  'a case needs a title': 'un dossier a besoin d’un titre',
  'a case needs a type': 'un dossier a besoin d’un type',
  'a case needs a category': 'un dossier a besoin d’une catégorie',
  'a case needs a priority': 'un dossier a besoin d’une priorité',
  'a case needs a jurisdiction': 'un dossier a besoin d’une juridiction',
  'case type not recognized': 'type de dossier non reconnu',
  'case category not recognized; use pre-sale, during sale, post-sale, administrative, regulatory or other':
    'catégorie du dossier non reconnue ; utilisez avant la vente, pendant la vente, après la vente, administratif, réglementaire ou autre',
  'priority not recognized; use low, medium, high or critical': 'priorité non reconnue ; utilisez faible, moyen, élevé ou critique',
  'case status not recognized; a new case is filed as SUBMITTED':
    'statut du dossier non reconnu ; un nouveau dossier est enregistré comme SUBMITTED',
  'type of party not recognized; use individual, business, government or organization':
    'type de partie non reconnu ; utilisez particulier, entreprise, administration ou organisation',
  'currency not recognized; the amount was left out': 'devise non reconnue ; le montant a été laissé de côté',
  'the house has no bidder with this email or number, so the case has no link to one':
    'la maison n’a aucun enchérisseur avec cet e-mail ou ce numéro ; le dossier n’est donc lié à aucun',
  'the house has no auction with this title or number': 'la maison n’a aucune vente avec ce titre ou ce numéro',
  'the house has several auctions with this title; use the number of the auction':
    'la maison a plusieurs ventes avec ce titre ; utilisez le numéro de la vente',
  'lots need the title or the number of their auction in the row': 'les lots ont besoin du titre ou du numéro de leur vente dans la ligne',
  'the auction has no lot with one of these numbers': 'la vente n’a aucun lot portant l’un de ces numéros',
  'a case is linked with at most 50 lots': 'un dossier est lié à 50 lots au maximum',
  'nobody with this email or name may see the cases of the house':
    'personne avec cet e-mail ou ce nom ne peut voir les dossiers de la maison',
  'several people have this name; use the email': 'plusieurs personnes portent ce nom ; utilisez l’e-mail',
  'not the ID of a case in AuctionWiz': 'ce n’est pas l’identifiant d’un dossier dans AuctionWiz',
  'the reference of a case can’t be changed; the value on record is kept':
    'la référence d’un dossier ne peut pas être modifiée ; la valeur enregistrée est conservée',
  'changed here since the file was exported; the value on record is kept. Export again to change it':
    'modifié ici depuis l’export du fichier ; la valeur enregistrée est conservée. Exportez de nouveau pour la modifier',
  'changed here since the last import; the value on record is kept':
    'modifié ici depuis le dernier import ; la valeur enregistrée est conservée',
  'the case is CLOSED; the value on record is kept': 'le dossier est CLOSED ; la valeur enregistrée est conservée',
  'date in the future, check the year': 'date dans le futur, vérifiez l’année',
})
