export const common = {
  optional: '(opcional)',
  phoneHint: 'Con el prefijo del país, en formato E.164, por ejemplo +12125550148.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Atrás',
  previous: 'Anterior',
  next: 'Siguiente',
  dismiss: 'Cerrar',
  clearSearch: 'Borrar búsqueda',
  clearFilters: 'Quitar los filtros',
  removeFilter: 'Quitar el filtro {name} {value}',
  loading: 'Cargando...',
  updating: 'Actualizando',
  tryAgain: 'Reintentar',
  copyDetails: 'Copiar detalles',
  copied: 'Copiado',
  errorDetails: 'HTTP {status}, solicitud {correlationId}',
  errorStatus: 'HTTP {status}',
  unexpectedError: 'Se produjo un error inesperado.',
  problems: '{count, plural, =1 {Un campo necesita} other {# campos necesitan}} su atención',
  discardQuestion: '¿Descartar lo que ha escrito?',
  keepEditing: 'Seguir editando',
  discard: 'Descartar',
} as const

export const permission = {
  title: 'No tiene acceso a {what} en {house}',
  grantedBy: 'El propietario de la cuenta o un administrador de {house}',
  owner: 'El propietario de la cuenta',
  ownerIs: 'El propietario es {name}.',
  ownerNamed: '{name} (propietario de la cuenta)',
  featureOff: 'El propietario de la cuenta puede cambiar el plan. Esta página aparece en cuanto la función esté activa.',
} as const

/** What calls without an answer of the service say. */
export const calls = {
  authUnreachable: 'No se puede conectar con el servicio de autenticación. Si el problema continúa, contacte con soporte.',
  unreachable: 'No se puede conectar con el servicio. Compruebe su conexión y vuelva a intentarlo.',
  tooSlow: 'El servicio no respondió a tiempo. Compruebe su conexión y vuelva a intentarlo.',
  authFailed: 'Error de autenticación: {status} ({path})',
  downloadFailed: 'Error de descarga: {status}',
  failed: 'Error de la API: {status}',
}

export const notFound = {
  title: 'Página no encontrada',
  what: 'No hay nada en esta dirección',
  body: 'Puede que se haya movido o que el enlace esté incompleto.',
  home: 'Ir a Postores',
} as const

export const signIn = {
  subtitle: 'Inicie sesión para gestionar su casa de subastas',
  heading: 'Iniciar sesión',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  forgot: 'Contraseña olvidada',
  noAccount: '¿Aún no tiene cuenta?',
  create: 'Crear una cuenta nueva',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión...',
  or: 'o',
  organization: 'Iniciar sesión con su organización',
  passkey: 'Iniciar sesión con una clave de acceso',
  demoMode: 'Modo de demostración',
  quickDemo: 'Acceso rápido a la demostración',
  productionHint:
    'El modo de producción está activo. La API de autenticación está en {address}. Si el backend no está en marcha, active el modo de demostración.',
  demoNotice: 'Se usan datos de muestra y no se hacen llamadas reales a la API.',
  missing: 'Introduzca el correo y la contraseña',
  loginFailed: 'No se pudo iniciar sesión',
  demoFailed: 'No se pudo iniciar la demostración',
  providerFailed: 'Su organización no pudo confirmar este inicio de sesión. Inténtelo de nuevo.',
  noSessionToken: 'No se encontró el token de sesión. Inicie sesión primero.',
  noUserData: 'Respuesta no válida del servicio de autenticación: faltan datos del usuario',
  noSessionCreated: 'No se pudo crear el token de sesión del usuario: {email}',
  noAccessToken: 'No se pudo generar el token de acceso: no hay token en la respuesta',
  noAccountData: 'Respuesta no válida: faltan datos de la cuenta',
  noUserId: 'No se encontró el ID de usuario. Inicie sesión primero.',
  helpInvalid: 'Puede que aún no tenga cuenta. Pulse Crear una cuenta nueva.',
  helpInvalidDemo: 'Puede que aún no tenga cuenta. Pulse Crear una cuenta nueva o active el modo de demostración.',
  helpUnreachable:
    'Puede que el backend no esté en marcha. Inícielo e inténtelo de nuevo, o active el modo de demostración para probar con datos de muestra.',
  helpNotFound: 'El usuario de prueba no existe en el backend.',
  helpNotFoundSteps: [
    'Active el modo de demostración para probar con datos de muestra.',
    'Cree una cuenta real.',
    'Pida al equipo de backend que cree usuarios de prueba.',
  ],
} as const

export const selectAccount = {
  title: 'Seleccione su cuenta',
  signedInAs: 'Sesión iniciada como',
  organization: 'Organización',
  individual: 'Casa de subastas individual',
  member: 'miembro',
  owner: 'Propietario',
  assigned: 'Asignado el {date}',
  continue: 'Continuar',
  busy: 'Cargando...',
} as const

export const legal = {
  title: 'Información legal y soporte',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  support: 'Contactar con soporte',
} as const

export const roles = {
  owner: 'Propietario',
  admin: 'Administrador',
  staff: 'Personal',
  viewer: 'Lector',
} as const

export const support = {
  noMembership: '{email} no es miembro de ninguna cuenta.',
  logout: 'Cerrar sesión',
} as const
