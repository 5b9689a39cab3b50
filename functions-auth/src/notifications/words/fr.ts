import type { NotificationTexts } from '../words.ts'

export const fr: NotificationTexts = {
  kinds: {
    ask_approval: {
      title: 'Un règlement amiable attend l’accord de la direction',
      message: '{amount} dépasse la limite de {limit}. Proposé par {person}.',
    },
    remind_approval: {
      title: 'Un règlement amiable attend toujours un accord',
      message: '{amount}, proposé par {person} le {since}.',
    },
    legal_review: {
      title: 'Un impayé demande un examen juridique',
      message: 'La créance de {amount} dépasse {limit}.',
    },
    escalate_critical: {
      title: 'Un dossier critique a été signalé',
      message: 'La direction et la personne chargée du dossier ont été prévenues.',
    },
    notify_director: {
      title: 'Un dossier de priorité élevée a été ouvert',
      message: 'La direction doit en prendre connaissance.',
    },
    confirm_payment: {
      title: 'Paiement du règlement non confirmé',
      message: 'Le paiement de {amount} n’a pas été confirmé dans les 48 heures.',
    },
    remind_filing: {
      title: 'Date limite de dépôt : {due}',
      message: 'Les pièces de ce dossier doivent être déposées d’ici là.',
    },
    remind_action: {
      title: 'Tâche à faire pour le {due}',
      message: '{action}',
    },
    remind_inactive: {
      title: 'Dossier sans évolution',
      message: 'Rien n’a changé depuis le {since}.',
    },
  },
  others: 'et {count} de plus',
  settled: {
    approved: 'Approuvé par {by} le {at}. Vous n’avez plus rien à décider.',
    rejected: 'Refusé par {by} le {at}. Vous n’avez plus rien à décider.',
    replaced: 'Cette proposition n’est plus ouverte. Vous n’avez plus rien à décider.',
    done: 'Fait par {by} le {at}. Vous n’avez plus rien à faire.',
    confirmed: 'Paiement confirmé par {by} le {at}. Vous n’avez plus rien à faire.',
    moved: 'L’échéance a été reportée au {due}.',
    movedBy: 'Échéance reportée au {due} par {by}.',
    undated: 'Cette échéance ne s’applique plus.',
    removed: 'La tâche a été supprimée. Vous n’avez plus rien à faire.',
    closed: 'Le dossier a été clos. Vous n’avez plus rien à faire.',
    gone: 'Ce dossier n’existe plus.',
  },
}
