export const demoText = {
  code: 'Le mode démo n’envoie rien. Le code pour {to} est {code}.',
  mail: 'Le mode démo n’envoie rien. À {to} : {subject}',
} as const
