import type { NotificationTexts } from '../words.ts'

export const es: NotificationTexts = {
  kinds: {
    ask_approval: {
      title: 'Un acuerdo necesita la aprobación de dirección',
      message: '{amount} supera el límite de {limit}. Propuesto por {person}.',
    },
    remind_approval: {
      title: 'Un acuerdo sigue pendiente de aprobación',
      message: '{amount}, propuesto por {person} el {since}.',
    },
    expire_approval: {
      title: 'Nadie aprobó el acuerdo a tiempo',
      message: 'La solicitud por {amount} ha terminado. Propóngalo de nuevo o siga otra vía.',
    },
    settlement_approved: {
      title: 'Su acuerdo ha sido aprobado',
      message: '{amount}, por {person}. El caso queda resuelto por acuerdo.',
    },
    settlement_rejected: {
      title: 'Su acuerdo ha sido rechazado',
      message: '{amount}, por {person}. Proponga otro o siga otra vía.',
    },
    legal_review: {
      title: 'Un impago necesita revisión jurídica',
      message: 'La reclamación de {amount} supera {limit}.',
    },
    escalate_critical: {
      title: 'Se ha escalado un caso crítico',
      message: 'Se ha avisado a dirección y a quien lleva el caso.',
    },
    notify_director: {
      title: 'Se ha abierto un caso de prioridad alta',
      message: 'Requiere la atención de dirección.',
    },
    confirm_payment: {
      title: 'Pago del acuerdo sin confirmar',
      message: 'El pago de {amount} no se ha confirmado en 48 horas.',
    },
    remind_filing: {
      title: 'Plazo de presentación: {due}',
      message: 'Los documentos de este caso deben presentarse antes de esa fecha.',
    },
    remind_action: {
      title: 'Tarea con vencimiento el {due}',
      message: '{action}',
    },
    remind_inactive: {
      title: 'Caso sin novedades',
      message: 'No ha cambiado nada desde el {since}.',
    },
    case_assigned: {
      title: 'Se le ha asignado un caso',
      message: 'Por {person}.',
    },
    case_moved: {
      title: 'El caso está ahora en {status}',
      message: 'Cambiado por {person}. Usted trabaja en este caso.',
    },
    import_finished: {
      title: 'Importación terminada',
      message: '{name}: {count} de {total} filas importadas.',
    },
    import_incomplete: {
      title: 'Importación terminada con errores',
      message: '{name}: {count} de {total} filas importadas, {failed} rechazadas.',
    },
    import_failed: {
      title: 'La importación ha fallado',
      message: '{name}: ábrala para ver el motivo e intentarlo de nuevo.',
    },
    incoming_failed: {
      title: 'No se pudo tomar un archivo',
      message: '{name} en la carpeta de entrada: el motivo está en Ajustes de la cuenta, API.',
    },
    sync_failed: {
      title: 'La sincronización ha fallado',
      message: '{name}: la sincronización se detuvo antes de terminar.',
    },
    sync_conflicts: {
      title: 'La sincronización encontró conflictos',
      message: '{name}: {count} por decidir.',
    },
    sync_waiting: {
      title: 'Una sincronización espera una decisión',
      message: '{name}: {count} cambios por revisar antes de escribir nada.',
    },
    duplicates_found: {
      title: 'Posibles duplicados encontrados',
      message: 'Nuevas parejas por comparar: {count}.',
    },
    house_exported: {
      title: 'La exportación de {name} está lista',
      message: 'Descárguela en los ajustes de la cuenta. Se conserva 7 días.',
    },
    invitations_decided: {
      title: 'Se han aplicado las reglas de invitación',
      message: 'Invitados: {count}. Rechazados: {failed}. No queda nadie por decidir.',
    },
    letter_needed: {
      title: 'Hace falta una carta',
      message: '{person} no ha pagado {name} y no se le pudo enviar un correo.',
    },
    report_due: {
      title: 'Comunicar a {name} hasta el {due}',
      message: '{person} no ha pagado. Después de ese día, {name} ya no acepta la comunicación.',
    },
    api_key_expiring: {
      title: 'La clave de API {name} caduca el {due}',
      message: 'Renuévela en Ajustes de la cuenta › API para que el programa que la usa siga funcionando.',
    },
    api_key_expired: {
      title: 'La clave de API {name} ha caducado',
      message: 'El programa que la usa ya no tiene acceso. Cree otra clave en Ajustes de la cuenta › API.',
    },
    new_device: {
      title: 'Inicio de sesión desde un dispositivo nuevo',
      message: '{device}, desde {address}. Si no ha sido usted, cambie la contraseña.',
    },
    password_changed: {
      title: 'Se ha cambiado su contraseña',
      message: 'Desde {address}. Si no ha sido usted, avise a quien administra la cuenta.',
    },
    email_changed: {
      title: 'Su correo electrónico ha cambiado',
      message: 'Ahora es {address}. Si no fue usted, hable con quien administra la cuenta.',
    },
    email_change_asked: {
      title: 'Se ha pedido otro correo electrónico',
      message: 'Desde {address}. Si no ha sido usted, cambie la contraseña.',
    },
    factor_added: {
      title: 'Método de verificación añadido',
      message: '{name}. Si no ha sido usted, cambie la contraseña.',
    },
    factor_removed: {
      title: 'Método de verificación eliminado',
      message: '{name}. Si no ha sido usted, cambie la contraseña.',
    },
    factors_reset: {
      title: 'Se han restablecido sus métodos de verificación',
      message: 'Por {person}. Si no lo ha pedido, avise a quien administra la cuenta.',
    },
    backup_code_used: {
      title: 'Código de respaldo utilizado',
      message: 'Para iniciar sesión desde {address}. Códigos restantes: {count}. Si no ha sido usted, cambie la contraseña.',
    },
    backup_codes_made: {
      title: 'Se han creado nuevos códigos de respaldo',
      message: 'Los anteriores ya no sirven. Si no ha sido usted, cambie la contraseña.',
    },
    access_changed: {
      title: 'Su acceso ha cambiado',
      message: 'En la cuenta {name}, por {person}.',
    },
    ownership_received: {
      title: 'La cuenta {name} ahora es suya',
      message: 'Cedida por {person}.',
    },
    ownership_given: {
      title: 'La cuenta {name} ya no es suya',
      message: 'Ahora es de {person}. Si no ha sido usted, cambie la contraseña.',
    },
    house_export_made: {
      title: 'Se exportaron todos los datos de {name}',
      message: 'Por {person} el {since}. Si no sabe por qué, cambie la contraseña y consulte el registro de auditoría.',
    },
    session_reused: {
      title: 'Se ha cerrado una sesión por su seguridad',
      message: 'Su inicio de sesión se usó dos veces, desde {address}. Si no ha sido usted, cambie la contraseña.',
    },
    key_expired: {
      title: 'La clave de una plataforma ha caducado',
      message: '{name}: la plataforma ya no acepta la clave de su casa. Introduzca una nueva.',
    },
    invitations_in_review: {
      title: 'Invitaciones pendientes de revisión',
      message: 'Postores por decidir: {count}.',
    },
  },
  others: 'y {count} más',
  settled: {
    approved: 'Aprobado por {by} el {at}. Ya no tiene que decidir nada.',
    rejected: 'Rechazado por {by} el {at}. Ya no tiene que decidir nada.',
    replaced: 'Esta propuesta ya no está abierta. Ya no tiene que decidir nada.',
    done: 'Hecho por {by} el {at}. Ya no tiene que hacer nada.',
    confirmed: 'Pago confirmado por {by} el {at}. Ya no tiene que hacer nada.',
    moved: 'El plazo se ha cambiado al {due}.',
    movedBy: '{by} ha cambiado el plazo al {due}.',
    undated: 'Este plazo ya no se aplica.',
    removed: 'La tarea se ha eliminado. Ya no tiene que hacer nada.',
    carriedOut: 'Realizado por {by}. Ya no tiene que decidir nada.',
    discarded: 'Este plan se ha descartado. Ya no tiene que decidir nada.',
    decided: 'Ya se ha decidido sobre todos. Ya no tiene que decidir nada.',
    closed: 'El caso se ha cerrado. Ya no tiene que hacer nada.',
    gone: 'Este caso ya no existe.',
  },
}
