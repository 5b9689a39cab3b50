export const demoText = {
  code: 'Der Demo-Modus versendet nichts. Der Code an {to} lautet {code}.',
  mail: 'Der Demo-Modus versendet nichts. An {to}: {subject}',
} as const
