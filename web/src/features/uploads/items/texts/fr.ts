export const itemFileText = {
  fields: {
    itemId: 'ID dans AuctionWiz',
    stockNumber: 'Numéro d’inventaire',
    title: 'Titre de l’article',
    itemCategory: 'Catégorie de l’article',
    subcategory: 'Sous-catégorie',
    description: 'Description',
    condition: 'État de conservation',
    itemStatus: 'Statut de l’article',
    location: 'Emplacement',
    acquiredDate: 'Date d’acquisition',
    estimateLow: 'Estimation basse',
    estimateHigh: 'Estimation haute',
    startingBid: 'Mise à prix',
    reserve: 'Prix de réserve',
    lastSoldPrice: 'Dernier prix de vente',
    currency: 'Devise',
    dimensions: 'Dimensions',
    weight: 'Poids',
    provenance: 'Provenance',
    consignor: 'Déposant',
    consignmentFee: 'Commission, pourcentage',
    tags: 'Étiquettes',
    itemAuctionId: 'ID de la vente dans AuctionWiz',
    auction: 'Vente, titre ou numéro',
    lotNumber: 'Numéro de lot',
    itemUpdated: 'Dernière modification, selon l’export',
  },
  columns:
    'Chaque ligne doit avoir un titre et une catégorie. Choisissez « Vérifier d’abord les colonnes » pour voir comment chaque colonne est lue avant l’import.',
  again:
    'Une ligne avec le numéro d’inventaire, ou l’ID dans AuctionWiz, d’un article existant le met à jour. Sans numéro, il est trouvé par titre, catégorie, déposant et date d’acquisition. Ce que le personnel a modifié depuis est conservé, et la ligne l’indique.',
  refused:
    'Les lignes contenant un fait impossible sont refusées : un montant négatif, une estimation basse supérieure à la haute, une date d’acquisition future ou une commission qui n’est pas un pourcentage de 0 à 100.',
  undo:
    'Vous pouvez annuler l’import pendant {days} jours. Les articles modifiés depuis sont conservés.',
  template:
    'Télécharger le modèle d’inventaire',
  item:
    'Article',
  new:
    'Nouveau : la maison n’a pas cet article.',
  changed:
    'Des articles ont été modifiés depuis votre vérification. {count, plural, one {# ligne donne} other {# lignes donnent}} maintenant un autre résultat. Rien n’a été importé.',
  made:
    'Ajoutés :',
  all:
    'Tous les articles',
}
