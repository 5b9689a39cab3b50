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
    expire_approval: {
      title: 'Personne n’a approuvé la transaction à temps',
      message: 'La demande de {amount} a expiré. Proposez-la de nouveau ou choisissez une autre voie.',
    },
    settlement_approved: {
      title: 'Votre transaction a été approuvée',
      message: '{amount}, par {person}. Le dossier est réglé à l’amiable.',
    },
    settlement_rejected: {
      title: 'Votre transaction a été refusée',
      message: '{amount}, par {person}. Proposez-en une autre ou choisissez une autre voie.',
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
    case_assigned: {
      title: 'Un dossier vous est confié',
      message: 'Par {person}.',
    },
    case_moved: {
      title: 'Le dossier est désormais {status}',
      message: 'Modifié par {person}. Vous suivez ce dossier.',
    },
    import_finished: {
      title: 'Importation terminée',
      message: '{name} : {count} lignes importées sur {total}.',
    },
    import_incomplete: {
      title: 'Importation terminée avec des erreurs',
      message: '{name} : {count} lignes importées sur {total}, {failed} rejetées.',
    },
    import_failed: {
      title: 'Échec de l’importation',
      message: '{name} : ouvrez-la pour voir pourquoi et réessayer.',
    },
    incoming_failed: {
      title: 'Un fichier n’a pas pu être pris',
      message: '{name} dans le dossier d’arrivée : la raison figure dans Paramètres du compte, API.',
    },
    sync_failed: {
      title: 'Échec de la synchronisation',
      message: '{name} : la synchronisation s’est arrêtée avant la fin.',
    },
    sync_conflicts: {
      title: 'Conflits de synchronisation',
      message: '{name} : {count} à trancher.',
    },
    sync_waiting: {
      title: 'Une synchronisation attend une décision',
      message: '{name} : {count} modifications à examiner avant toute écriture.',
    },
    duplicates_found: {
      title: 'Doublons possibles trouvés',
      message: 'Nouvelles paires à comparer : {count}.',
    },
    house_exported: {
      title: 'L’export de {name} est prêt',
      message: 'Téléchargez-le dans les paramètres du compte. Il est conservé 7 jours.',
    },
    invitations_decided: {
      title: 'Les règles d’invitation ont été appliquées',
      message: 'Invités : {count}. Refusés : {failed}. Il ne reste personne à examiner.',
    },
    letter_needed: {
      title: 'Courrier nécessaire',
      message: '{person} n’a pas payé pour {name} et n’a pas pu être contacté par e-mail.',
    },
    report_due: {
      title: 'À signaler à {name} jusqu’au {due}',
      message: '{person} n’a pas payé. Après cette date, {name} n’accepte plus de signalement.',
    },
    api_key_expiring: {
      title: 'La clé d’API {name} expire le {due}',
      message: 'Renouvelez-la dans Paramètres du compte › API pour que le programme qui l’utilise continue de fonctionner.',
    },
    api_key_expired: {
      title: 'La clé d’API {name} a expiré',
      message: 'Le programme qui l’utilise n’a plus accès. Créez une autre clé dans Paramètres du compte › API.',
    },
    new_device: {
      title: 'Connexion depuis un nouvel appareil',
      message: '{device}, depuis {address}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    password_changed: {
      title: 'Votre mot de passe a été modifié',
      message: 'Depuis {address}. Si ce n’était pas vous, prévenez l’administrateur du compte.',
    },
    email_changed: {
      title: 'Votre adresse e-mail a été modifiée',
      message: 'C’est désormais {address}. Si ce n’était pas vous, adressez-vous à l’administrateur du compte.',
    },
    email_change_asked: {
      title: 'Une nouvelle adresse e-mail a été demandée',
      message: 'Depuis {address}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    factor_added: {
      title: 'Méthode de vérification ajoutée',
      message: '{name}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    factor_removed: {
      title: 'Méthode de vérification supprimée',
      message: '{name}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    factors_reset: {
      title: 'Vos méthodes de vérification ont été réinitialisées',
      message: 'Par {person}. Si vous ne l’avez pas demandé, prévenez l’administrateur du compte.',
    },
    backup_code_used: {
      title: 'Code de secours utilisé',
      message: 'Pour une connexion depuis {address}. Codes restants : {count}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    backup_codes_made: {
      title: 'De nouveaux codes de secours ont été créés',
      message: 'Les précédents ne sont plus valables. Si ce n’était pas vous, changez votre mot de passe.',
    },
    access_changed: {
      title: 'Votre accès a été modifié',
      message: 'Dans le compte {name}, par {person}.',
    },
    ownership_received: {
      title: 'Le compte {name} est désormais le vôtre',
      message: 'Cédé par {person}.',
    },
    ownership_given: {
      title: 'Le compte {name} n’est plus le vôtre',
      message: 'Il appartient désormais à {person}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    house_export_made: {
      title: 'Toutes les données de {name} ont été exportées',
      message: 'Par {person} le {since}. Si vous ne savez pas pourquoi, changez votre mot de passe et consultez le journal d’audit.',
    },
    session_reused: {
      title: 'Une session a été fermée pour votre sécurité',
      message: 'Sa connexion a été utilisée deux fois, depuis {address}. Si ce n’était pas vous, changez votre mot de passe.',
    },
    key_expired: {
      title: 'La clé d’une plateforme a expiré',
      message: '{name} : la plateforme n’accepte plus la clé de votre maison. Saisissez-en une nouvelle.',
    },
    invitations_in_review: {
      title: 'Invitations à examiner',
      message: 'Enchérisseurs à trancher : {count}.',
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
    carriedOut: 'Exécuté par {by}. Vous n’avez plus rien à décider.',
    discarded: 'Ce plan a été abandonné. Vous n’avez plus rien à décider.',
    decided: 'Tout a été tranché. Vous n’avez plus rien à décider.',
    closed: 'Le dossier a été clos. Vous n’avez plus rien à faire.',
    gone: 'Ce dossier n’existe plus.',
  },
}
