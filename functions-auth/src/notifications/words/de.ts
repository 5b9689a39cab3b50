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
    closed: 'Der Fall wurde abgeschlossen. Für Sie ist nichts mehr zu tun.',
    gone: 'Diesen Fall gibt es nicht mehr.',
  },
}
