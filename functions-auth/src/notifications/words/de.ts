import type { NotificationTexts } from '../words.ts'

export const de: NotificationTexts = {
  kinds: {
    ask_approval: {
      title: 'Vergleich braucht Freigabe der Direktion',
      message: '{amount} liegt über der Grenze von {limit}. Vorgeschlagen von {person}.',
    },
    remind_approval: {
      title: 'Vergleich wartet noch auf Freigabe',
      message: '{amount}, vorgeschlagen von {person} am {since}.',
    },
    expire_approval: {
      title: 'Über den Vergleich wurde nicht rechtzeitig entschieden',
      message: 'Die Anfrage über {amount} ist abgelaufen. Schlagen Sie ihn erneut vor oder gehen Sie einen anderen Weg.',
    },
    settlement_approved: {
      title: 'Ihr Vergleich wurde freigegeben',
      message: '{amount}, von {person}. Der Fall ist verglichen.',
    },
    settlement_rejected: {
      title: 'Ihr Vergleich wurde abgelehnt',
      message: '{amount}, von {person}. Schlagen Sie einen anderen vor oder gehen Sie einen anderen Weg.',
    },
    legal_review: {
      title: 'Zahlungsausfall braucht rechtliche Prüfung',
      message: 'Die Forderung von {amount} liegt über {limit}.',
    },
    escalate_critical: {
      title: 'Kritischer Fall wurde eskaliert',
      message: 'Die Direktion und wer den Fall bearbeitet wurden benachrichtigt.',
    },
    notify_director: {
      title: 'Fall mit hoher Priorität angelegt',
      message: 'Die Direktion sollte ihn sich ansehen.',
    },
    confirm_payment: {
      title: 'Zahlung des Vergleichs nicht bestätigt',
      message: 'Die Zahlung von {amount} wurde nicht innerhalb von 48 Stunden bestätigt.',
    },
    remind_filing: {
      title: 'Einreichungsfrist am {due}',
      message: 'Bis dahin sind die Unterlagen dieses Falls einzureichen.',
    },
    remind_action: {
      title: 'Aufgabe fällig am {due}',
      message: '{action}',
    },
    remind_inactive: {
      title: 'Fall ohne Änderungen',
      message: 'Seit dem {since} wurde nichts geändert.',
    },
    case_assigned: {
      title: 'Fall Ihnen zugewiesen',
      message: 'Von {person}.',
    },
    case_moved: {
      title: 'Fall steht jetzt auf {status}',
      message: 'Geändert von {person}. Sie bearbeiten diesen Fall.',
    },
    import_finished: {
      title: 'Import abgeschlossen',
      message: '{name}: {count} von {total} Zeilen importiert.',
    },
    import_incomplete: {
      title: 'Import mit Fehlern abgeschlossen',
      message: '{name}: {count} von {total} Zeilen importiert, {failed} abgewiesen.',
    },
    import_failed: {
      title: 'Import fehlgeschlagen',
      message: '{name}: Öffnen Sie ihn, um den Grund zu sehen und es erneut zu versuchen.',
    },
    incoming_failed: {
      title: 'Datei konnte nicht übernommen werden',
      message: '{name} im Eingangsordner: Der Grund steht in den Kontoeinstellungen unter APIs.',
    },
    sync_failed: {
      title: 'Abgleich fehlgeschlagen',
      message: '{name}: Der Abgleich endete vorzeitig.',
    },
    sync_conflicts: {
      title: 'Abgleich fand Konflikte',
      message: '{name}: {count} zu entscheiden.',
    },
    sync_waiting: {
      title: 'Abgleich wartet auf eine Entscheidung',
      message: '{name}: {count} Änderungen zu prüfen, bevor etwas geschrieben wird.',
    },
    duplicates_found: {
      title: 'Mögliche Dubletten gefunden',
      message: 'Neue Paare zum Vergleichen: {count}.',
    },
    house_exported: {
      title: 'Export von {name} ist fertig',
      message: 'Laden Sie ihn in den Einstellungen des Kontos herunter. Er wird 7 Tage aufbewahrt.',
    },
    invitations_decided: {
      title: 'Regeln für Einladungen angewendet',
      message: 'Eingeladen: {count}. Abgelehnt: {failed}. Über niemanden ist mehr zu entscheiden.',
    },
    letter_needed: {
      title: 'Brief nötig',
      message: '{person} hat für {name} nicht gezahlt und war per E-Mail nicht erreichbar.',
    },
    report_due: {
      title: 'An {name} zu melden bis {due}',
      message: '{person} hat nicht gezahlt. Nach diesem Tag nimmt {name} keine Meldung mehr an.',
    },
    api_key_expiring: {
      title: 'API-Schlüssel {name} läuft am {due} ab',
      message: 'Erneuern Sie ihn unter Kontoeinstellungen › APIs, damit das Programm weiterläuft, das ihn verwendet.',
    },
    api_key_expired: {
      title: 'API-Schlüssel {name} ist abgelaufen',
      message:
        'Das Programm, das ihn verwendet, wird jetzt abgewiesen. Erstellen Sie unter Kontoeinstellungen › APIs einen neuen Schlüssel.',
    },
    new_device: {
      title: 'Anmeldung mit einem neuen Gerät',
      message: '{device}, von {address}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    password_changed: {
      title: 'Ihr Passwort wurde geändert',
      message: 'Von {address}. Waren Sie das nicht, wenden Sie sich an die Kontoverwaltung.',
    },
    email_changed: {
      title: 'Ihre E-Mail-Adresse wurde geändert',
      message: 'Sie lautet jetzt {address}. Waren Sie das nicht, wenden Sie sich an die Kontoverwaltung.',
    },
    email_change_asked: {
      title: 'Eine neue E-Mail-Adresse wurde angefordert',
      message: 'Von {address}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    factor_added: {
      title: 'Bestätigungsmethode hinzugefügt',
      message: '{name}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    factor_removed: {
      title: 'Bestätigungsmethode entfernt',
      message: '{name}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    factors_reset: {
      title: 'Ihre Bestätigungsmethoden wurden zurückgesetzt',
      message: 'Von {person}. Haben Sie nicht darum gebeten, wenden Sie sich an die Kontoverwaltung.',
    },
    backup_code_used: {
      title: 'Backup-Code verwendet',
      message: 'Für eine Anmeldung von {address}. Übrige Codes: {count}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    backup_codes_made: {
      title: 'Neue Backup-Codes erstellt',
      message: 'Die früheren gelten nicht mehr. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    access_changed: {
      title: 'Ihr Zugriff wurde geändert',
      message: 'Im Konto {name}, von {person}.',
    },
    ownership_received: {
      title: 'Das Konto {name} gehört jetzt Ihnen',
      message: 'Übergeben von {person}.',
    },
    ownership_given: {
      title: 'Das Konto {name} gehört nicht mehr Ihnen',
      message: 'Es gehört jetzt {person}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    house_export_made: {
      title: 'Alle Daten von {name} wurden exportiert',
      message: 'Von {person} am {since}. Wissen Sie nicht, warum, ändern Sie Ihr Passwort und sehen Sie im Prüfprotokoll nach.',
    },
    session_reused: {
      title: 'Eine Sitzung wurde zu Ihrem Schutz beendet',
      message: 'Ihre Anmeldung wurde zweimal verwendet, von {address}. Waren Sie das nicht, ändern Sie Ihr Passwort.',
    },
    key_expired: {
      title: 'Schlüssel einer Plattform abgelaufen',
      message: '{name}: Die Plattform nimmt den Schlüssel Ihres Hauses nicht mehr an. Geben Sie einen neuen ein.',
    },
    invitations_in_review: {
      title: 'Einladungen warten auf Prüfung',
      message: 'Bieter zu entscheiden: {count}.',
    },
  },
  others: 'und {count} weitere',
  settled: {
    approved: 'Freigegeben von {by} am {at}. Sie müssen nichts mehr entscheiden.',
    rejected: 'Abgelehnt von {by} am {at}. Sie müssen nichts mehr entscheiden.',
    replaced: 'Dieser Vorschlag ist nicht mehr offen. Sie müssen nichts mehr entscheiden.',
    done: 'Erledigt von {by} am {at}. Für Sie ist nichts mehr zu tun.',
    confirmed: 'Zahlung bestätigt von {by} am {at}. Für Sie ist nichts mehr zu tun.',
    moved: 'Die Frist wurde auf den {due} verschoben.',
    movedBy: 'Frist von {by} auf den {due} verschoben.',
    undated: 'Diese Frist gilt nicht mehr.',
    removed: 'Die Aufgabe wurde entfernt. Für Sie ist nichts mehr zu tun.',
    carriedOut: 'Ausgeführt von {by}. Sie müssen nichts mehr entscheiden.',
    discarded: 'Dieser Plan wurde verworfen. Sie müssen nichts mehr entscheiden.',
    decided: 'Über alle wurde entschieden. Sie müssen nichts mehr entscheiden.',
    closed: 'Der Fall wurde abgeschlossen. Für Sie ist nichts mehr zu tun.',
    gone: 'Diesen Fall gibt es nicht mehr.',
  },
}
