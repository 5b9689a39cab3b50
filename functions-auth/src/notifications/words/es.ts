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
    closed: 'El caso se ha cerrado. Ya no tiene que hacer nada.',
    gone: 'Este caso ya no existe.',
  },
}
