import {
  type AuditAction,
  type AuditSubjectType,
  auditActionLabel,
  auditActions,
  auditSubjectLabel,
  auditSubjects,
} from '@auctionwiz/contracts/audit-actions'
import { catalogue } from '../../messages/catalogue.ts'
import { textOr } from '../../messages/index.ts'

interface Labels {
  actions: Record<AuditAction, string>
  subjects: Record<AuditSubjectType, string>
}

const english = (): Labels => {
  const actions = Object.fromEntries(Object.entries(auditActions).map(([action, [label]]) => [action, label]))
  return { actions: actions as Labels['actions'], subjects: auditSubjects }
}

const labels = catalogue<Labels>({
  en: async () => english(),
  es: () => import('./action-labels/es.ts'),
  fr: () => import('./action-labels/fr.ts'),
  de: () => import('./action-labels/de.ts'),
})

/** An action in the language shown. For an action of an older event that is no longer recorded, its name. */
export const actionLabel = (action: string): string => textOr(labels.actions, action, auditActionLabel(action))

/** A type of subject in the language shown. */
export const subjectLabel = (subjectType: string): string => textOr(labels.subjects, subjectType, auditSubjectLabel(subjectType))
