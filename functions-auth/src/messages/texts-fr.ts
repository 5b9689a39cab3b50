import type { LetterTexts } from './letter.ts'

export const fr: LetterTexts = {
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  footer:
    'AuctionWiz vous envoie cet e-mail au sujet de votre connexion ou de votre accès. Personne chez AuctionWiz ne vous demandera jamais votre mot de passe ni un code.',
  letters: {
    verify_email: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bonjour,',
        'veuillez confirmer que cette adresse e-mail est la vôtre. Le lien fonctionne une seule fois, pendant 24 heures. Il vous faut aussi le mot de passe choisi à l’inscription.',
        'Si vous ne vous êtes pas inscrit à AuctionWiz, ignorez cet e-mail. Rien ne se passe sans votre confirmation.',
      ],
      action: 'Confirmer l’adresse',
    },
    already_registered: {
      subject: 'Vous avez déjà un utilisateur AuctionWiz',
      paragraphs: [
        'Bonjour {name},',
        'quelqu’un, peut-être vous, a essayé de s’inscrire avec cette adresse e-mail. Elle a déjà un utilisateur, rien n’a donc été modifié.',
        'Connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié » sur la page de connexion.',
      ],
      action: 'Se connecter',
    },
    password_reset: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'quelqu’un a demandé à réinitialiser votre mot de passe. Utilisez le lien pour en choisir un nouveau. Il fonctionne une seule fois, pendant 30 minutes.',
        'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Bonjour {name},',
        'votre mot de passe a été modifié le {when} depuis l’adresse IP {address}.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et contactez l’administrateur de votre compte.',
      ],
      action: 'Ouvrir AuctionWiz',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: [
        'Bonjour,',
        'veuillez confirmer que vous voulez désormais vous connecter avec cette adresse e-mail. Le lien fonctionne une seule fois, pendant 24 heures.',
      ],
      action: 'Confirmer l’adresse',
    },
    email_change_asked: {
      subject: 'Votre adresse e-mail va changer',
      paragraphs: [
        'Bonjour {name},',
        'le {when}, quelqu’un qui connaît votre mot de passe a demandé à changer votre adresse e-mail. Elle changera dès que la nouvelle sera confirmée.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe et contactez l’administrateur de votre compte.',
      ],
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      paragraphs: [
        'Bonjour {name},',
        'votre adresse e-mail a été modifiée le {when}. Vous ne pouvez plus vous connecter avec cette adresse.',
        'Si ce n’était pas vous, contactez aussitôt l’administrateur de votre compte.',
      ],
    },
    email_taken: {
      subject: 'Cette adresse a déjà un utilisateur',
      paragraphs: [
        'Bonjour,',
        'quelqu’un a demandé à utiliser cette adresse e-mail pour son utilisateur AuctionWiz. Elle appartient déjà à un utilisateur, rien n’a donc été modifié.',
      ],
    },
    invitation: {
      subject: '{inviter} vous invite à rejoindre « {account} »',
      paragraphs: [
        'Bonjour,',
        '{inviter} vous invite à travailler dans « {account} » avec AuctionWiz, comme {role} dans {houses}.',
        '{message}',
        'L’invitation est valable jusqu’au {until}. Si vous avez déjà un utilisateur, connectez-vous et acceptez-la en un clic.',
      ],
      action: 'Accepter l’invitation',
    },
    code: {
      subject: 'Votre code de vérification : {code}',
      paragraphs: [
        'Bonjour {name},',
        'votre code de vérification est {code}. Il fonctionne une seule fois, pendant 10 minutes.',
        'Ne le donnez à personne. Si vous ne l’avez pas demandé, changez votre mot de passe.',
      ],
      sms: 'AuctionWiz : votre code de vérification est {code}. Il fonctionne une fois, pendant 10 minutes. Ne le donnez à personne.',
    },
    domain_code: {
      subject: 'Code pour vérifier {domain}',
      paragraphs: [
        'Bonjour,',
        '{name} ({email}) relie votre organisation au compte « {account} » d’AuctionWiz, afin que ses membres se connectent avec elle. Ce code vérifie que {domain} est à vous :',
        '{code}',
        'Si c’est exact, transmettez-le à {name} ({email}). Il est valable 3 jours. Sinon, ignorez cet e-mail.',
      ],
    },
    new_device: {
      subject: 'Nouvelle connexion à AuctionWiz',
      paragraphs: [
        'Bonjour {name},',
        'vous vous êtes connecté pour la première fois avec {device} le {when} depuis l’adresse IP {address}.',
        'Si ce n’était pas vous, changez votre mot de passe et fermez la session dans Ma sécurité.',
      ],
      action: 'Revoir mes sessions',
    },
    session_reused: {
      subject: 'Nous vous avons déconnecté par sécurité',
      paragraphs: [
        'Bonjour {name},',
        'votre session a été utilisée à deux endroits le {when}, la seconde fois depuis l’adresse IP {address}. Elle a peut-être été copiée, nous l’avons donc fermée.',
        'Veuillez vous reconnecter. Si vous ne savez pas pourquoi, changez votre mot de passe.',
      ],
      action: 'Revoir mes sessions',
    },
    mfa_added: {
      subject: 'Une méthode de vérification a été ajoutée',
      paragraphs: [
        'Bonjour {name},',
        'la méthode {method} a été ajoutée le {when} pour l’authentification à deux facteurs.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    mfa_removed: {
      subject: 'Une méthode de vérification a été retirée',
      paragraphs: [
        'Bonjour {name},',
        'la méthode de vérification {method} a été retirée le {when}.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    mfa_reset: {
      subject: 'Vos méthodes de vérification ont été réinitialisées',
      paragraphs: [
        'Bonjour {name},',
        '{inviter}, qui administre {account}, a retiré le {when} toutes vos méthodes de vérification et tous vos codes de secours. Vous avez été déconnecté partout.',
        'À votre prochaine connexion, vous configurerez une nouvelle méthode.',
        'Si vous ne l’avez pas demandé, changez aussitôt votre mot de passe et contactez un autre administrateur de votre compte.',
      ],
      action: 'Se connecter',
    },
    backup_code_used: {
      subject: 'Un code de secours a été utilisé',
      paragraphs: [
        'Bonjour {name},',
        'un code de secours a servi à se connecter le {when} depuis l’adresse IP {address}. Codes restants : {remaining}.',
        'Si ce n’était pas vous, changez votre mot de passe et créez de nouveaux codes.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    access_changed: {
      subject: 'Votre accès à {account} a changé',
      paragraphs: [
        'Bonjour {name},',
        'votre accès à {account} a été modifié le {when} : {change}.',
        'Si vous ne vous y attendiez pas, contactez l’administrateur de votre compte.',
      ],
    },
    ownership: {
      subject: 'Vous êtes maintenant propriétaire de {account}',
      paragraphs: [
        'Bonjour {name},',
        '{inviter} vous a nommé propriétaire de {account} le {when}. Vous avez maintenant toutes les autorisations dans toutes ses maisons de ventes.',
      ],
      action: 'Ouvrir AuctionWiz',
    },
    ownership_given: {
      subject: 'Vous avez transféré {account}',
      paragraphs: [
        'Bonjour {name},',
        '{owner} est propriétaire de {account} depuis le {when}. Vous restez administrateur de toutes ses maisons de ventes.',
        'Si ce n’était pas vous, contactez {owner} et changez aussitôt votre mot de passe.',
      ],
    },
    notifications: {
      subject: 'Vos notifications AuctionWiz',
      paragraphs: ['Bonjour {name},', 'Voici les nouveautés depuis le dernier e-mail :', '{message}'],
      action: 'Ouvrir AuctionWiz',
      footer:
        'Vous recevez cet e-mail en raison de votre choix dans AuctionWiz, sous « Paramètres de notification ». Vous pouvez le modifier au même endroit.',
    },
  },
}
