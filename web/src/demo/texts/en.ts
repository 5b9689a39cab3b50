/** The texts shown in place of a sent message. */
export const demoText = {
  code: 'Demo Mode sends nothing. The code to {to} is {code}.',
  mail: 'Demo Mode sends nothing. To {to}: {subject}',
} as const
