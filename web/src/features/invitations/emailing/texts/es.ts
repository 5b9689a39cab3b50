/** Texts of the emails of staff to bidders. */
export const emailText = {
  one: { title: 'Correo a {name}', submit: 'Enviar correo', busy: 'Enviando', sent: 'Correo enviado a {name}' },
  many: {
    title: '{count, plural, one {Correo a # postor} other {Correo a # postores}}',
    submit: '{count, plural, one {Enviar # correo} other {Enviar # correos}}',
    busy: 'Enviando: {done} de {total}',
    sent: '{count, plural, one {Correo enviado a # postor} other {Correo enviado a # postores}}',
  },
  labels: { subject: 'Asunto', message: 'Mensaje' },
  problems: 'Se enviaron {sent} de {total} correos. Envíe de nuevo para llegar a los demás.',
  problem: '{name}: {problem}',
} as const
