export const sharedTexts = {
  featureUnavailable: 'Acceso denegado: la función {feature} no está disponible en su plan',
  forbidden: 'No tiene el permiso {permission}. {grantedBy} puede concederlo.',
  uploadTooLarge: 'El tamaño total de los archivos no puede superar 100 MB',
  fileEmpty: 'El archivo {file} está vacío. Elija un archivo con una fila de encabezado y al menos un registro.',
  fileType: 'El archivo {file} no es un archivo {expected}. Guárdelo como {expected} y vuelva a cargarlo.',
  linkRejected: 'Este enlace ya se usó o ha caducado. Solicite uno nuevo.',
  ownerOnly: 'Solo el propietario de la cuenta puede hacerlo.',
} as const
