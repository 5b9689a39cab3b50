import type { LetterTexts } from './letter.ts'

export const fr: LetterTexts = {
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  footer:
    'AuctionWiz vous envoie ce message au sujet de votre accès. Personne chez AuctionWiz ne vous demandera jamais votre mot de passe ni un code.',
  letters: {
    verify_email: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bonjour,',
        'veuillez confirmer que cette adresse e-mail est la vôtre. Le lien fonctionne une seule fois, pendant 24 heures, avec le mot de passe choisi à l’inscription.',
        'Si vous ne vous êtes pas inscrit à AuctionWiz, ignorez ce message : rien ne se passe sans votre confirmation.',
      ],
      action: 'Confirmer l’adresse',
    },
    already_registered: {
      subject: 'Vous avez déjà un utilisateur AuctionWiz',
      paragraphs: [
        'Bonjour {name},',
        'quelqu’un, peut-être vous, a essayé de s’inscrire avec cette adresse e-mail. Elle a déjà un utilisateur, rien n’a donc été modifié.',
        'Connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, demandez-en un nouveau sur la page de connexion.',
      ],
      action: 'Se connecter',
    },
    password_reset: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'un nouveau mot de passe a été demandé pour votre utilisateur. Le lien fonctionne une seule fois, pendant 30 minutes.',
        'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Bonjour {name},',
        'le mot de passe de votre utilisateur a été modifié le {when} depuis l’adresse {address}.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et prévenez l’administrateur de votre compte.',
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
      subject: 'Un changement de votre adresse e-mail a été demandé',
      paragraphs: [
        'Bonjour {name},',
        'le {when}, quelqu’un qui connaît votre mot de passe a demandé à changer l’adresse e-mail de votre utilisateur. Elle changera dès que la nouvelle sera confirmée.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe et prévenez l’administrateur de votre compte.',
      ],
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      paragraphs: [
        'Bonjour {name},',
        'votre utilisateur se connecte avec une autre adresse depuis le {when}. Celle-ci ne fonctionne plus.',
        'Si ce n’était pas vous, prévenez aussitôt l’administrateur de votre compte.',
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
      subject: 'Code pour montrer que {domain} est à vous',
      paragraphs: [
        'Bonjour,',
        '{name} ({email}) relie votre organisation au compte « {account} » d’AuctionWiz, afin que ses membres se connectent par elle. Ce code montre que {domain} est à vous :',
        '{code}',
        'Si c’est exact, transmettez-le à {name} ({email}). Il est valable 3 jours. Sinon, ignorez ce message.',
      ],
    },
    new_device: {
      subject: 'Nouvelle connexion à votre utilisateur',
      paragraphs: [
        'Bonjour {name},',
        'votre utilisateur s’est connecté pour la première fois avec {device} le {when} depuis l’adresse {address}.',
        'Si ce n’était pas vous, changez votre mot de passe et fermez la session sous Ma sécurité.',
      ],
      action: 'Revoir mes sessions',
    },
    session_reused: {
      subject: 'Une de vos sessions a été fermée par sécurité',
      paragraphs: [
        'Bonjour {name},',
        'une de vos sessions a été utilisée depuis deux endroits le {when}, la seconde fois depuis l’adresse {address}. Elle a peut-être été copiée, elle a donc été fermée.',
        'Veuillez vous reconnecter. Si vous ne savez pas pourquoi, changez votre mot de passe.',
      ],
      action: 'Revoir mes sessions',
    },
    mfa_added: {
      subject: 'Une méthode de vérification a été ajoutée',
      paragraphs: [
        'Bonjour {name},',
        '{method} a été ajouté à votre utilisateur le {when} pour l’authentification à deux facteurs.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    mfa_removed: {
      subject: 'Une méthode de vérification a été retirée',
      paragraphs: [
        'Bonjour {name},',
        '{method} a été retiré de votre utilisateur le {when}.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    mfa_reset: {
      subject: 'Vos méthodes de vérification ont été réinitialisées',
      paragraphs: [
        'Bonjour {name},',
        '{inviter}, de l’administration de {account}, a retiré le {when} toutes les méthodes de vérification et tous les codes de secours de votre utilisateur. Vous avez été déconnecté partout.',
        'À votre prochaine connexion, vous configurerez une nouvelle méthode.',
        'Si vous ne l’avez pas demandé, changez aussitôt votre mot de passe et contactez un autre administrateur de votre compte.',
      ],
      action: 'Se connecter',
    },
    backup_code_used: {
      subject: 'Un code de secours a été utilisé',
      paragraphs: [
        'Bonjour {name},',
        'un code de secours a servi à se connecter le {when} depuis l’adresse {address}. Codes restants : {remaining}.',
        'Si ce n’était pas vous, changez votre mot de passe et créez de nouveaux codes.',
      ],
      action: 'Ouvrir Ma sécurité',
    },
    access_changed: {
      subject: 'Votre accès à {account} a changé',
      paragraphs: [
        'Bonjour {name},',
        'votre accès à {account} a été modifié le {when} : {change}.',
        'Si cela vous surprend, demandez à l’administrateur de votre compte.',
      ],
    },
    ownership: {
      subject: '{account} vous appartient désormais',
      paragraphs: [
        'Bonjour {name},',
        '{inviter} vous a transmis {account} le {when}. Vous avez maintenant toutes les permissions dans toutes ses maisons de ventes.',
      ],
      action: 'Ouvrir AuctionWiz',
    },
    ownership_given: {
      subject: 'Vous avez transmis {account}',
      paragraphs: [
        'Bonjour {name},',
        '{owner} est propriétaire de {account} depuis le {when}. Vous restez administrateur de toutes ses maisons de ventes.',
        'Si ce n’était pas vous, prévenez {owner} et changez votre mot de passe sans attendre.',
      ],
    },
  },
}
