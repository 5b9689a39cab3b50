export const sharedTexts = {
  featureUnavailable: 'Accès refusé : la fonction {feature} n’est pas incluse dans votre offre',
  forbidden: 'Vous n’avez pas l’autorisation {permission}. {grantedBy} peut l’accorder.',
  uploadTooLarge: 'La taille totale des fichiers ne peut pas dépasser 100 Mo',
  fileEmpty: 'Le fichier {file} est vide. Choisissez un fichier avec une ligne d’en-tête et au moins un enregistrement.',
  fileType: 'Le fichier {file} n’est pas un fichier {expected}. Enregistrez-le au format {expected} et envoyez-le à nouveau.',
  linkRejected: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  ownerOnly: 'Seul le propriétaire du compte peut le faire.',
} as const
