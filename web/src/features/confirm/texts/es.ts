export const confirmText = {
  title: 'Confirme que es usted',
  password: 'Contraseña',
  help: 'Inició sesión hace un rato, así que vuelva a introducirla.',
  submit: 'Confirmar',
  busy: 'Confirmando...',
  passkey: 'Usar una clave de acceso',
  again: 'Si no tiene contraseña ni clave de acceso, cierre la sesión, iníciela con su organización e inténtelo de nuevo en 15 minutos.',
  logout: 'Cerrar sesión',
  loggedOut: 'Inicie sesión de nuevo y repita la última acción en 15 minutos.',
} as const
