import type { LetterTexts } from './letter.ts'

export const de: LetterTexts = {
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  footer:
    'AuctionWiz schickt Ihnen diese Nachricht wegen Ihres Zugangs. Niemand von AuctionWiz fragt je nach Ihrem Passwort oder einem Code.',
  letters: {
    verify_email: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Hallo,',
        'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt einmal und 24 Stunden lang, zusammen mit dem Passwort, das Sie bei der Registrierung gewählt haben.',
        'Falls Sie sich nicht bei AuctionWiz angemeldet haben, beachten Sie diese Nachricht nicht: Ohne Ihre Bestätigung geschieht nichts.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    already_registered: {
      subject: 'Sie haben schon einen Benutzer bei AuctionWiz',
      paragraphs: [
        'Hallo {name},',
        'jemand, vielleicht Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Sie hat schon einen Benutzer, deshalb wurde nichts geändert.',
        'Melden Sie sich wie gewohnt an. Haben Sie Ihr Passwort vergessen, fordern Sie auf der Anmeldeseite ein neues an.',
      ],
      action: 'Anmelden',
    },
    password_reset: {
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Hallo {name},',
        'für Ihren Benutzer wurde ein neues Passwort angefordert. Der Link gilt einmal und 30 Minuten lang.',
        'Falls Sie das nicht waren, beachten Sie diese Nachricht nicht: Ihr Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort wählen',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'Hallo {name},',
        'das Passwort Ihres Benutzers wurde am {when} von der Adresse {address} aus geändert.',
        'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und sagen Sie dem Administrator Ihres Kontos Bescheid.',
      ],
      action: 'AuctionWiz öffnen',
    },
    email_change: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Hallo,',
        'bitte bestätigen Sie, dass Sie sich künftig mit dieser E-Mail-Adresse anmelden wollen. Der Link gilt einmal und 24 Stunden lang.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    email_change_asked: {
      subject: 'Eine Änderung Ihrer E-Mail-Adresse wurde angefordert',
      paragraphs: [
        'Hallo {name},',
        'am {when} hat jemand, der Ihr Passwort kennt, eine andere E-Mail-Adresse für Ihren Benutzer angefordert. Sie gilt, sobald die neue bestätigt ist.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und sagen Sie dem Administrator Ihres Kontos Bescheid.',
      ],
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Hallo {name},',
        'Ihr Benutzer meldet sich seit {when} mit einer anderen E-Mail-Adresse an. Diese hier gilt nicht mehr.',
        'Falls Sie das nicht waren, sagen Sie sofort dem Administrator Ihres Kontos Bescheid.',
      ],
    },
    email_taken: {
      subject: 'Diese E-Mail-Adresse hat schon einen Benutzer',
      paragraphs: [
        'Hallo,',
        'jemand wollte diese E-Mail-Adresse für einen Benutzer bei AuctionWiz verwenden. Sie gehört schon zu einem Benutzer, deshalb wurde nichts geändert.',
      ],
    },
    invitation: {
      subject: '{inviter} lädt Sie zu „{account}“ ein',
      paragraphs: [
        'Hallo,',
        '{inviter} lädt Sie ein, in „{account}“ mit AuctionWiz zu arbeiten, als {role} in {houses}.',
        '{message}',
        'Die Einladung gilt bis {until}. Haben Sie schon einen Benutzer, melden Sie sich an und nehmen Sie sie mit einem Klick an.',
      ],
      action: 'Einladung annehmen',
    },
    code: {
      subject: 'Ihr Bestätigungscode: {code}',
      paragraphs: [
        'Hallo {name},',
        'Ihr Bestätigungscode ist {code}. Er gilt einmal und 10 Minuten lang.',
        'Sagen Sie ihn niemandem. Falls Sie ihn nicht angefordert haben, ändern Sie Ihr Passwort.',
      ],
      sms: 'AuctionWiz: Ihr Bestätigungscode ist {code}. Er gilt einmal und 10 Minuten lang. Sagen Sie ihn niemandem.',
    },
    domain_code: {
      subject: 'Code als Nachweis, dass {domain} Ihnen gehört',
      paragraphs: [
        'Hallo,',
        '{name} ({email}) verknüpft Ihre Organisation mit dem Konto „{account}“ bei AuctionWiz, damit sich ihre Mitglieder darüber anmelden. Dieser Code weist nach, dass {domain} Ihnen gehört:',
        '{code}',
        'Wenn das stimmt, geben Sie ihn an {name} ({email}) weiter. Er gilt 3 Tage. Andernfalls ignorieren Sie diese Nachricht.',
      ],
    },
    new_device: {
      subject: 'Neue Anmeldung mit Ihrem Benutzer',
      paragraphs: [
        'Hallo {name},',
        'Ihr Benutzer hat sich am {when} zum ersten Mal mit {device} angemeldet, von der Adresse {address} aus.',
        'Falls Sie das nicht waren, ändern Sie Ihr Passwort und beenden Sie die Sitzung unter Meine Sicherheit.',
      ],
      action: 'Meine Sitzungen ansehen',
    },
    session_reused: {
      subject: 'Eine Ihrer Sitzungen wurde zur Sicherheit beendet',
      paragraphs: [
        'Hallo {name},',
        'eine Ihrer Sitzungen wurde am {when} von zwei Stellen aus benutzt, beim zweiten Mal von der Adresse {address} aus. Vielleicht wurde sie kopiert, deshalb ist sie beendet.',
        'Bitte melden Sie sich wieder an. Wissen Sie nicht, woran es lag, ändern Sie Ihr Passwort.',
      ],
      action: 'Meine Sitzungen ansehen',
    },
    mfa_added: {
      subject: 'Ein zweiter Faktor wurde hinzugefügt',
      paragraphs: [
        'Hallo {name},',
        '{method} wurde am {when} als zweiter Faktor zu Ihrem Benutzer hinzugefügt.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    mfa_removed: {
      subject: 'Ein zweiter Faktor wurde entfernt',
      paragraphs: [
        'Hallo {name},',
        '{method} wurde am {when} von Ihrem Benutzer entfernt.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    mfa_reset: {
      subject: 'Ihre zweiten Faktoren wurden zurückgesetzt',
      paragraphs: [
        'Hallo {name},',
        '{inviter} hat als Administrator von {account} am {when} alle zweiten Faktoren und Ersatzcodes Ihres Benutzers entfernt. Sie wurden überall abgemeldet.',
        'Bei der nächsten Anmeldung richten Sie einen neuen zweiten Faktor ein.',
        'Falls Sie nicht darum gebeten haben, ändern Sie sofort Ihr Passwort und wenden Sie sich an einen anderen Administrator Ihres Kontos.',
      ],
      action: 'Anmelden',
    },
    backup_code_used: {
      subject: 'Ein Ersatzcode wurde benutzt',
      paragraphs: [
        'Hallo {name},',
        'am {when} wurde von der Adresse {address} aus ein Ersatzcode zur Anmeldung benutzt. Übrige Codes: {remaining}.',
        'Falls Sie das nicht waren, ändern Sie Ihr Passwort und erzeugen Sie neue Codes.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    access_changed: {
      subject: 'Ihr Zugang zu {account} hat sich geändert',
      paragraphs: [
        'Hallo {name},',
        'Ihr Zugang zu {account} wurde am {when} geändert: {change}.',
        'Falls Sie das überrascht, fragen Sie den Administrator Ihres Kontos.',
      ],
    },
    ownership: {
      subject: '{account} gehört jetzt Ihnen',
      paragraphs: [
        'Hallo {name},',
        '{inviter} hat Ihnen am {when} das Konto {account} übergeben. Sie haben jetzt jedes Recht in allen seinen Auktionshäusern.',
      ],
      action: 'AuctionWiz öffnen',
    },
    ownership_given: {
      subject: 'Sie haben {account} übergeben',
      paragraphs: [
        'Hallo {name},',
        '{account} gehört seit dem {when} {owner}. Sie verwalten weiterhin alle Auktionshäuser des Kontos.',
        'Falls Sie das nicht waren, sagen Sie es {owner} und ändern Sie sofort Ihr Passwort.',
      ],
    },
  },
}
