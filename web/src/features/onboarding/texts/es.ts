export const onboardingText = {
  own: 'Abra su propia cuenta',
  ownBody: 'Configure ahora su casa de subastas. La cuenta es suya y puede invitar a otros.',
  begin: 'Configurar cuenta',
  wait: 'O espere una invitación',
  waitHint: '¿No hay invitación en su bandeja? Mire en el correo no deseado o pida a quien le invitó que la envíe de nuevo.',
  title: 'Configure su cuenta',
  lead: 'Necesita un nombre y su primera casa de subastas. Puede cambiarlo todo después en Ajustes de la cuenta.',
  account: 'Cuenta',
  house: 'Primera casa de subastas',
  labels: {
    accountName: 'Nombre de la cuenta',
    type: 'Tipo',
  },
  types: {
    group: {
      name: 'Grupo de casas de subastas',
      help: 'Varias casas de subastas en una cuenta.',
    },
    individual: {
      name: 'Casa de subastas individual',
      help: 'Una casa de subastas. Puede añadir más después.',
    },
  },
  submit: 'Crear cuenta',
  busy: 'Creando cuenta...',
  back: 'Atrás',
  resend: 'Enviar el enlace de nuevo',
  resending: 'Enviando...',
  resent: 'Enviado. Abra el enlace del correo y elija otra vez Crear cuenta.',
  signInAgain: 'Iniciar sesión de nuevo',
  kept: 'Sus entradas se conservan.',
} as const
