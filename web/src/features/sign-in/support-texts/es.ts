export const supportText = {
  title: 'Contactar con soporte',
  types: {
    'no-account-access': {
      title: 'Aún no tiene acceso a ninguna cuenta',
      body: 'Ha iniciado sesión, pero nadie le ha dado acceso a la cuenta de una casa de subastas.',
      steps: [
        'Pida al propietario o a un administrador de su casa de subastas que invite a este correo.',
        'Abra la invitación y acéptela.',
        'Vuelva aquí y elija Reintentar conexión.',
      ],
    },
    'account-access': {
      title: 'No se pudo abrir esta cuenta',
      body: 'Ha iniciado sesión, pero no pudo entrar en la cuenta elegida. Puede que su acceso se haya quitado o suspendido.',
      steps: [
        'Elija Reintentar conexión y seleccione la cuenta de nuevo.',
        'Pregunte al propietario o a un administrador de la cuenta si aún tiene acceso.',
        'Si pertenece a otra cuenta, cierre la sesión, iníciela de nuevo y elija esa.',
      ],
    },
    'account-not-cached': {
      title: 'No se encontró su usuario',
      body: 'Su organización le reconoce, pero aún no tiene usuario aquí. Un usuario nuevo puede tardar unos minutos en aparecer.',
      steps: [
        'Espere unos minutos y elija Reintentar conexión.',
        'Compruebe que inició sesión con el correo invitado.',
        'Pida a un administrador de su casa de subastas que le invite, o elija Crear una cuenta nueva.',
      ],
    },
    general: {
      title: 'No se pudo conectar',
      body: 'Algo impidió que AuctionWiz abriera su cuenta. No se ha perdido nada de su trabajo.',
      steps: ['Compruebe la conexión.', 'Elija Reintentar conexión.', 'Cierre la sesión e iníciela de nuevo.'],
    },
  },
  nextSteps: 'Pasos siguientes',
  advice: 'Contacte con soporte si el problema dura más de 15 minutos.',
  contact: 'Soporte',
  emailLabel: 'Correo',
  chatLabel: 'Chat en directo',
  chatHours: 'Lun-vie 8:00-18:00 EST',
  responses: 'respuesta en 1-2 horas laborables',
  diagnostics: 'Diagnóstico',
  diagnosticsHelp: 'Copie estas líneas en su mensaje para que soporte encuentre lo ocurrido.',
  unknown: 'desconocido',
  copy: 'Copiar diagnóstico',
  copyFailed: 'No se pudo copiar. Seleccione las líneas y cópielas usted.',
  retry: 'Reintentar conexión',
  tryDemo: 'Probar el modo de demostración mientras espera',
  crossOrigin: 'AuctionWiz se ejecuta en {origin}. Si sus servicios no permiten este origen, el navegador bloquea sus respuestas.',
  copyOrigin: 'Copiar origen',
} as const
