import type { Language } from '@auctionwiz/contracts/identity'
import type { CaseRule } from '@auctionwiz/contracts/legal-case-parts'

interface CaseWords {
  /** By rule, for those that write: subject and first sentence of the mail. */
  rules: Partial<Record<CaseRule, string>>
  open: string
  footer: string
}

/** What automations of cases write to staff. */
export const caseWords: Record<Language, CaseWords> = {
  en: {
    rules: {
      escalate_critical: 'A case of priority Critical needs you.',
      notify_director: 'A case of priority High was filed.',
      legal_review: 'A payment default of {amount} needs a legal review, because it is above {limit}.',
      expire_approval: 'Nobody approved the settlement of {amount} in time. Propose it again, or go another way.',
      ask_approval: 'A settlement of {amount}, proposed by {person}, needs your approval.',
      remind_approval: 'A settlement of {amount} still waits for approval, since {since}.',
      confirm_payment: 'The payment of the settlement of {amount} has not been confirmed within 48 hours.',
      remind_action: 'Due {due}: {action}',
      remind_filing: 'The filing deadline is {due}.',
      remind_inactive: 'Nothing has been changed in this case since {since}.',
    },
    open: 'Open the case',
    footer: 'You get this email because you work on legal cases in AuctionWiz.',
  },
  de: {
    rules: {
      escalate_critical: 'Ein Fall der Priorität Kritisch braucht Sie.',
      notify_director: 'Ein Fall der Priorität Hoch wurde angelegt.',
      legal_review: 'Ein Zahlungsausfall von {amount} braucht eine rechtliche Prüfung, weil er über {limit} liegt.',
      expire_approval:
        'Über den Vergleich über {amount} wurde nicht rechtzeitig entschieden. Schlagen Sie ihn erneut vor oder gehen Sie einen anderen Weg.',
      ask_approval: 'Ein Vergleich über {amount}, vorgeschlagen von {person}, braucht Ihre Freigabe.',
      remind_approval: 'Ein Vergleich über {amount} wartet noch auf Freigabe, seit {since}.',
      confirm_payment: 'Die Zahlung des Vergleichs über {amount} wurde nicht innerhalb von 48 Stunden bestätigt.',
      remind_action: 'Fällig am {due}: {action}',
      remind_filing: 'Die Einreichungsfrist endet am {due}.',
      remind_inactive: 'An diesem Fall wurde seit {since} nichts geändert.',
    },
    open: 'Fall öffnen',
    footer: 'Sie erhalten diese E-Mail, weil Sie in AuctionWiz Rechtsfälle bearbeiten.',
  },
  es: {
    rules: {
      escalate_critical: 'Un caso de prioridad Crítica le necesita.',
      notify_director: 'Se ha abierto un caso de prioridad Alta.',
      legal_review: 'Un impago de {amount} necesita una revisión jurídica, porque supera {limit}.',
      expire_approval: 'Nadie aprobó a tiempo el acuerdo de {amount}. Propóngalo de nuevo o siga otra vía.',
      ask_approval: 'Un acuerdo de {amount}, propuesto por {person}, necesita su aprobación.',
      remind_approval: 'Un acuerdo de {amount} sigue pendiente de aprobación desde {since}.',
      confirm_payment: 'El pago del acuerdo de {amount} no se ha confirmado en 48 horas.',
      remind_action: 'Vence el {due}: {action}',
      remind_filing: 'El plazo de presentación vence el {due}.',
      remind_inactive: 'En este caso no ha cambiado nada desde {since}.',
    },
    open: 'Abrir el caso',
    footer: 'Recibe este correo porque trabaja en casos legales en AuctionWiz.',
  },
  fr: {
    rules: {
      escalate_critical: 'Un dossier de priorité Critique a besoin de vous.',
      notify_director: 'Un dossier de priorité Haute a été ouvert.',
      legal_review: 'Un défaut de paiement de {amount} nécessite un examen juridique, car il dépasse {limit}.',
      expire_approval: 'Personne n’a approuvé à temps la transaction de {amount}. Proposez-la de nouveau ou choisissez une autre voie.',
      ask_approval: 'Une transaction de {amount}, proposée par {person}, nécessite votre approbation.',
      remind_approval: 'Une transaction de {amount} attend toujours une approbation, depuis le {since}.',
      confirm_payment: 'Le paiement de la transaction de {amount} n’a pas été confirmé sous 48 heures.',
      remind_action: 'Échéance le {due} : {action}',
      remind_filing: 'Le délai de dépôt expire le {due}.',
      remind_inactive: 'Rien n’a changé dans ce dossier depuis le {since}.',
    },
    open: 'Ouvrir le dossier',
    footer: 'Vous recevez cet e-mail parce que vous traitez des dossiers juridiques dans AuctionWiz.',
  },
}
