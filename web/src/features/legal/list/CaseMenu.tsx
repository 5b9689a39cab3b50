import type { LegalCaseSummary } from '@auctionwiz/contracts/legal-cases'
import { transitions } from '@auctionwiz/domain/legal-cases/transitions'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Open20Regular } from '@fluentui/react-icons/headless/svg/open'
import { usePermissionReason } from '../../../app/permissions.ts'
import { OpenMenu } from '../../../ui/OpenMenu.tsx'
import { caseText } from '../case-messages.ts'
import type { CaseView } from '../dialog/case-views.ts'
import { documentText } from '../dialog/documents/messages.ts'
import { useExportDocuments } from '../dialog/documents/use-export-documents.ts'

interface CaseMenuProps {
  legalCase: LegalCaseSummary
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
  onOpen: (id: string, view?: CaseView) => void
}

/** The actions for one case; disabled ones say why. */
const CaseMenu = ({ legalCase: { id, caseNumber, status }, anchor, onClose, onOpen }: CaseMenuProps) => {
  const mayNotEdit = usePermissionReason('legal:edit')
  const mayNotMove = usePermissionReason('legal:workflow')
  const mayNotDelete = usePermissionReason('legal:delete')
  const exported = useExportDocuments()
  const isClosed = status === 'CLOSED'
  const mayClose = transitions[status].some(({ to }) => to === 'CLOSED')
  const closed = isClosed ? caseText.isClosed : undefined
  return (
    <OpenMenu
      key={id}
      anchor={anchor}
      onClose={onClose}
      label={caseText.actionsFor({ number: caseNumber })}
      groups={[
        [
          { id: 'view', label: caseText.view, icon: <Open20Regular />, onSelect: () => onOpen(id) },
          {
            id: 'edit',
            label: caseText.edit,
            icon: <Edit20Regular />,
            shortcut: 'e',
            reason: mayNotEdit ?? closed,
            onSelect: () => onOpen(id, 'edit'),
          },
          {
            id: 'export',
            label: documentText.exportAll,
            icon: <ArrowDownload20Regular />,
            reason: exported.mayNot,
            onSelect: () => void exported.save(id, caseNumber),
          },
        ],
        [
          {
            id: 'close',
            label: caseText.closeCase,
            icon: <CheckmarkCircle20Regular />,
            reason: mayNotMove ?? closed ?? (mayClose ? undefined : caseText.notYetClosable({ status })),
            onSelect: () => onOpen(id, 'close'),
          },
          {
            id: 'delete',
            label: caseText.deleteCase,
            icon: <Delete20Regular />,
            reason: mayNotDelete,
            onSelect: () => onOpen(id, 'delete'),
          },
        ],
      ]}
    />
  )
}

export default CaseMenu
