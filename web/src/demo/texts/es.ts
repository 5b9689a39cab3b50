export const demoText = {
  code: 'El modo de demostración no envía nada. El código para {to} es {code}.',
  mail: 'El modo de demostración no envía nada. Para {to}: {subject}',
} as const
