import type { Language } from '@auctionwiz/contracts/identity'
import type { NoticeStep } from '@auctionwiz/contracts/payments-due'

interface NoticeWords {
  subjects: Record<NoticeStep, string>
  dear: string
  /** After the greeting: what was not paid. */
  texts: Record<NoticeStep, string>
  lot: string
  total: string
  paid: string
  toPay: string
  howToPay: string
  crossed: string
  reply: string
  /** The title of the case that is filed in the end. */
  caseTitle: string
  caseReason: string
  /** The action item of a case. */
  reportTask: string
}

/** What notices to winners who have not paid say, in each language. `{…}` are filled in. */
export const noticeWords: Record<Language, NoticeWords> = {
  en: {
    subjects: {
      reminder: 'Payment reminder: {auction}',
      second_notice: 'Second notice: {auction}',
      final_notice: 'Final notice: {auction}',
    },
    dear: 'Dear {name},',
    texts: {
      reminder: 'You won lots in the auction “{auction}” on {day}. We have not received your payment yet.',
      second_notice:
        'We still have not received your payment for the lots that you won in the auction “{auction}” on {day}. Please pay now.',
      final_notice:
        'This is our final notice for the lots that you won in the auction “{auction}” on {day}. If you do not pay, we take legal steps.',
    },
    lot: 'Lot {number}, {title}: hammer price {hammer}, buyer’s premium {premium}',
    total: 'Total: {amount}',
    paid: 'Paid so far: {amount}',
    toPay: 'To pay: {amount}',
    howToPay: 'How to pay:',
    crossed: 'If you have paid in the meantime, please ignore this email.',
    reply: 'Please reply to {address}.',
    caseTitle: 'Payment default: {name}',
    caseReason: 'Not paid after reminder, second notice and final notice.',
    reportTask: 'Report the winner who has not paid to {name}',
  },
  de: {
    subjects: {
      reminder: 'Zahlungserinnerung: {auction}',
      second_notice: 'Zweite Mahnung: {auction}',
      final_notice: 'Letzte Mahnung: {auction}',
    },
    dear: 'Guten Tag {name},',
    texts: {
      reminder: 'Sie haben in der Auktion „{auction}“ am {day} Lose ersteigert. Ihre Zahlung ist noch nicht bei uns eingegangen.',
      second_notice:
        'Ihre Zahlung für die Lose, die Sie in der Auktion „{auction}“ am {day} ersteigert haben, fehlt noch immer. Bitte zahlen Sie jetzt.',
      final_notice:
        'Dies ist unsere letzte Mahnung für die Lose, die Sie in der Auktion „{auction}“ am {day} ersteigert haben. Zahlen Sie nicht, leiten wir rechtliche Schritte ein.',
    },
    lot: 'Los {number}, {title}: Zuschlag {hammer}, Aufgeld {premium}',
    total: 'Gesamt: {amount}',
    paid: 'Bisher gezahlt: {amount}',
    toPay: 'Zu zahlen: {amount}',
    howToPay: 'So zahlen Sie:',
    crossed: 'Haben Sie inzwischen gezahlt, betrachten Sie diese E-Mail bitte als gegenstandslos.',
    reply: 'Bitte antworten Sie an {address}.',
    caseTitle: 'Zahlungsausfall: {name}',
    caseReason: 'Nach Zahlungserinnerung, zweiter und letzter Mahnung nicht gezahlt.',
    reportTask: 'Säumigen Käufer an {name} melden',
  },
  es: {
    subjects: {
      reminder: 'Recordatorio de pago: {auction}',
      second_notice: 'Segundo aviso: {auction}',
      final_notice: 'Último aviso: {auction}',
    },
    dear: 'Hola, {name}:',
    texts: {
      reminder: 'Usted se adjudicó lotes en la subasta «{auction}» del {day}. Todavía no hemos recibido su pago.',
      second_notice:
        'Seguimos sin recibir el pago de los lotes que se adjudicó en la subasta «{auction}» del {day}. Le rogamos que pague ahora.',
      final_notice:
        'Este es nuestro último aviso por los lotes que se adjudicó en la subasta «{auction}» del {day}. Si no paga, emprenderemos acciones legales.',
    },
    lot: 'Lote {number}, {title}: precio de martillo {hammer}, comisión del comprador {premium}',
    total: 'Total: {amount}',
    paid: 'Pagado hasta ahora: {amount}',
    toPay: 'Por pagar: {amount}',
    howToPay: 'Cómo pagar:',
    crossed: 'Si ya ha pagado, no tenga en cuenta este correo.',
    reply: 'Puede responder a {address}.',
    caseTitle: 'Impago: {name}',
    caseReason: 'Sin pago después del recordatorio, el segundo aviso y el último aviso.',
    reportTask: 'Comunicar a {name} que el comprador no ha pagado',
  },
  fr: {
    subjects: {
      reminder: 'Rappel de paiement : {auction}',
      second_notice: 'Deuxième relance : {auction}',
      final_notice: 'Dernière relance : {auction}',
    },
    dear: 'Bonjour {name},',
    texts: {
      reminder: 'Vous avez remporté des lots à la vente « {auction} » du {day}. Nous n’avons pas encore reçu votre paiement.',
      second_notice:
        'Nous n’avons toujours pas reçu le paiement des lots que vous avez remportés à la vente « {auction} » du {day}. Merci de payer maintenant.',
      final_notice:
        'Ceci est notre dernière relance pour les lots que vous avez remportés à la vente « {auction} » du {day}. Sans paiement, nous engagerons des démarches juridiques.',
    },
    lot: 'Lot {number}, {title} : prix marteau {hammer}, frais acheteur {premium}',
    total: 'Total : {amount}',
    paid: 'Déjà payé : {amount}',
    toPay: 'À payer : {amount}',
    howToPay: 'Comment payer :',
    crossed: 'Si vous avez payé entre-temps, ne tenez pas compte de cet e-mail.',
    reply: 'Pour répondre, écrivez à {address}.',
    caseTitle: 'Défaut de paiement : {name}',
    caseReason: 'Impayé après le rappel, la deuxième et la dernière relance.',
    reportTask: 'Signaler à {name} l’acheteur qui n’a pas payé',
  },
}

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
