export const demandText = {
  label: 'Se requiere autenticación en dos pasos',
  countdown: {
    method: 'La autenticación en dos pasos es obligatoria desde el {date}: quedan {days} días para configurarla.',
    backup_codes: 'Los códigos de respaldo son obligatorios desde el {date}: quedan {days} días para generarlos.',
  },
  lastDay: {
    method: 'La autenticación en dos pasos es obligatoria desde el {date}. Hoy es el último día para configurarla.',
    backup_codes: 'Los códigos de respaldo son obligatorios desde el {date}. Hoy es el último día para generarlos.',
  },
  action: {
    method: 'Configurar MFA',
    backup_codes: 'Generar códigos de respaldo',
  },
  restricted: {
    title: 'Configurar la autenticación en dos pasos',
    who: 'Sesión iniciada como',
    why: {
      method: '{account} exige la autenticación en dos pasos desde el {date}. Configúrela para continuar.',
      backup_codes: '{account} exige códigos de respaldo desde el {date}. Genérelos para continuar.',
    },
    reset: 'Un administrador de {account} restableció sus métodos de verificación. Configure uno nuevo para continuar.',
    unaccepted: 'Los métodos que {account} no acepta no cuentan.',
    making: 'Generando...',
    others: 'Otras cuentas',
    logout: 'Cerrar sesión',
  },
} as const
