import type { LetterTexts } from './letter.ts'

export const de: LetterTexts = {
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  footer:
    'AuctionWiz schickt Ihnen diese E-Mail wegen Ihrer Anmeldung oder Ihres Zugangs. Niemand von AuctionWiz fragt Sie je nach Ihrem Passwort oder einem Code.',
  letters: {
    verify_email: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Hallo,',
        'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt einmal, 24 Stunden lang. Sie brauchen auch das Passwort, das Sie bei der Registrierung gewählt haben.',
        'Falls Sie sich nicht bei AuctionWiz registriert haben, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung geschieht nichts.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    already_registered: {
      subject: 'Sie haben schon einen Benutzer bei AuctionWiz',
      paragraphs: [
        'Hallo {name},',
        'jemand, vielleicht Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es schon einen Benutzer, deshalb wurde nichts geändert.',
        'Melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort vergessen haben, wählen Sie auf der Anmeldeseite „Passwort vergessen“.',
      ],
      action: 'Anmelden',
    },
    password_reset: {
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Hallo {name},',
        'jemand hat ein neues Passwort für Sie angefordert. Wählen Sie es über den Link. Er gilt einmal, 30 Minuten lang.',
        'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
      ],
      action: 'Neues Passwort wählen',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'Hallo {name},',
        'Ihr Passwort wurde am {when} von der IP-Adresse {address} aus geändert.',
        'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und wenden Sie sich an den Administrator Ihres Kontos.',
      ],
      action: 'AuctionWiz öffnen',
    },
    email_change: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Hallo,',
        'bitte bestätigen Sie, dass Sie sich künftig mit dieser E-Mail-Adresse anmelden wollen. Der Link gilt einmal, 24 Stunden lang.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    },
    email_change_asked: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        'Hallo {name},',
        'am {when} hat jemand, der Ihr Passwort kennt, die Änderung Ihrer E-Mail-Adresse angefordert. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Administrator Ihres Kontos.',
      ],
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Hallo {name},',
        'Ihre E-Mail-Adresse wurde am {when} geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.',
        'Falls Sie das nicht waren, wenden Sie sich sofort an den Administrator Ihres Kontos.',
      ],
    },
    email_taken: {
      subject: 'Zu dieser E-Mail-Adresse gibt es schon einen Benutzer',
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
        'Ihr Bestätigungscode ist {code}. Er gilt einmal, 10 Minuten lang.',
        'Geben Sie ihn niemandem weiter. Falls Sie ihn nicht angefordert haben, ändern Sie Ihr Passwort.',
      ],
      sms: 'AuctionWiz: Ihr Bestätigungscode ist {code}. Er gilt einmal, 10 Minuten lang. Geben Sie ihn niemandem weiter.',
    },
    domain_code: {
      subject: 'Code zur Bestätigung von {domain}',
      paragraphs: [
        'Hallo,',
        '{name} ({email}) verknüpft Ihre Organisation mit dem Konto „{account}“ bei AuctionWiz, damit sich ihre Mitglieder darüber anmelden. Dieser Code bestätigt, dass {domain} Ihnen gehört:',
        '{code}',
        'Wenn das stimmt, geben Sie ihn an {name} ({email}) weiter. Er gilt 3 Tage. Andernfalls ignorieren Sie diese E-Mail.',
      ],
    },
    new_device: {
      subject: 'Neue Anmeldung bei AuctionWiz',
      paragraphs: [
        'Hallo {name},',
        'Sie haben sich am {when} zum ersten Mal mit {device} angemeldet, von der IP-Adresse {address} aus.',
        'Falls Sie das nicht waren, ändern Sie Ihr Passwort und beenden Sie die Sitzung unter Meine Sicherheit.',
      ],
      action: 'Meine Sitzungen ansehen',
    },
    session_reused: {
      subject: 'Wir haben Sie zu Ihrer Sicherheit abgemeldet',
      paragraphs: [
        'Hallo {name},',
        'Ihre Sitzung wurde am {when} an zwei Orten verwendet, beim zweiten Mal von der IP-Adresse {address} aus. Vielleicht wurde sie kopiert, deshalb haben wir sie beendet.',
        'Bitte melden Sie sich erneut an. Wenn Sie den Grund nicht kennen, ändern Sie Ihr Passwort.',
      ],
      action: 'Meine Sitzungen ansehen',
    },
    mfa_added: {
      subject: 'Eine Bestätigungsmethode wurde hinzugefügt',
      paragraphs: [
        'Hallo {name},',
        'die Methode {method} wurde am {when} für die Zwei-Faktor-Authentifizierung hinzugefügt.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    mfa_removed: {
      subject: 'Eine Bestätigungsmethode wurde entfernt',
      paragraphs: [
        'Hallo {name},',
        'die Bestätigungsmethode {method} wurde am {when} entfernt.',
        'Falls Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    mfa_reset: {
      subject: 'Ihre Bestätigungsmethoden wurden zurückgesetzt',
      paragraphs: [
        'Hallo {name},',
        '{inviter} hat als Administrator von {account} am {when} alle Ihre Bestätigungsmethoden und Backup-Codes entfernt. Sie wurden überall abgemeldet.',
        'Bei der nächsten Anmeldung richten Sie eine neue Methode ein.',
        'Falls Sie nicht darum gebeten haben, ändern Sie sofort Ihr Passwort und wenden Sie sich an einen anderen Administrator Ihres Kontos.',
      ],
      action: 'Anmelden',
    },
    backup_code_used: {
      subject: 'Ein Backup-Code wurde verwendet',
      paragraphs: [
        'Hallo {name},',
        'am {when} wurde von der IP-Adresse {address} aus ein Backup-Code zur Anmeldung verwendet. Übrige Codes: {remaining}.',
        'Falls Sie das nicht waren, ändern Sie Ihr Passwort und erzeugen Sie neue Codes.',
      ],
      action: 'Meine Sicherheit öffnen',
    },
    access_changed: {
      subject: 'Ihr Zugang zu {account} hat sich geändert',
      paragraphs: [
        'Hallo {name},',
        'Ihr Zugang zu {account} wurde am {when} geändert: {change}.',
        'Falls Sie das nicht erwartet haben, wenden Sie sich an den Administrator Ihres Kontos.',
      ],
    },
    ownership: {
      subject: 'Sie sind jetzt Inhaber von {account}',
      paragraphs: [
        'Hallo {name},',
        '{inviter} hat Sie am {when} zum Inhaber von {account} gemacht. Sie haben jetzt alle Berechtigungen in allen Auktionshäusern des Kontos.',
      ],
      action: 'AuctionWiz öffnen',
    },
    ownership_given: {
      subject: 'Sie haben {account} übertragen',
      paragraphs: [
        'Hallo {name},',
        '{owner} ist seit dem {when} Inhaber von {account}. Sie sind weiterhin Administrator aller Auktionshäuser des Kontos.',
        'Falls Sie das nicht waren, wenden Sie sich an {owner} und ändern Sie sofort Ihr Passwort.',
      ],
    },
    notifications: {
      subject: 'Ihre AuctionWiz-Benachrichtigungen',
      paragraphs: ['Hallo {name},', 'Das ist neu seit der letzten E-Mail:', '{message}'],
      action: 'AuctionWiz öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie es in AuctionWiz unter „Benachrichtigungseinstellungen“ so gewählt haben. Dort können Sie es ändern.',
    },
  },
}
