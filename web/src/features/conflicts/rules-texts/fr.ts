/** The texts of the conflict rules. */
export const rulesText = {
  title: 'Règles de conflit',
  explanation:
    'Quand un import nomme une autre personne sous un e-mail connu, ces règles décident champ par champ. Un conflit qu’elles tranchent entièrement est réglé aussitôt.',
  saved: 'Les règles de conflit ont été enregistrées.',
  loadFailed: 'Impossible de charger les règles de conflit',
  rules: {
    platform: 'Plateforme : la valeur importée',
    local: 'Local : la valeur existante',
    newest: 'Plus récent : la dernière modification',
    manual: 'Manuel : une personne décide',
  },
} as const
