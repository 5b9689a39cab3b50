import type { CaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../../app/format.ts'
import { usePermissionReason } from '../../../../app/permissions.ts'
import { lazyDialog } from '../../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../../ui/look.ts'
import { MenuButton } from '../../../../ui/MenuButton.tsx'
import { Time } from '../../../../ui/Money.tsx'
import { documentText } from './messages.ts'
import { VersionButtons } from './VersionButtons.tsx'

const ChangeDocument = lazyDialog(() => import('./ChangeDocument.tsx'))
const RemoveDocument = lazyDialog(() => import('./RemoveDocument.tsx'))

interface DocumentRowProps {
  caseId: string
  document: CaseDocument
  /** Why documents of the case can't be changed. */
  closed: string | undefined
}

/** A document with its earlier versions. */
export const DocumentRow = ({ caseId, document, closed }: DocumentRowProps) => {
  const { name, type, size, versions } = document
  const format = useFormat()
  const mayNotChange = usePermissionReason('legal:documents_upload')
  const mayNotRemove = usePermissionReason('legal:delete')
  const [asked, setAsked] = useState<'change' | 'remove'>()
  const [latest, ...earlier] = versions
  const Asked = asked === 'change' ? ChangeDocument : RemoveDocument
  return (
    <li className={look('padRowS', 'lineBelow')}>
      <div className={look('row', 'between', 'gapS')}>
        <div className={look('shrinks')}>
          <p className={look('noMargin', 'strong', 'breaks')}>{name}</p>
          <div className={look('row', 'wrap', 'gapPairs', 'note')}>
            <span>{documentText.documentTypes[type]}</span>
            <span>{sizeShown(size, format.number)}</span>
            {latest && <Time at={latest.uploadDate} show="dateTime" />}
            {latest && <span>{latest.uploadedBy}</span>}
          </div>
        </div>
        <div className={look('row', 'fixed')}>
          {latest && <VersionButtons caseId={caseId} document={document} version={latest} />}
          <MenuButton
            label={documentText.actionsOf({ name })}
            groups={[
              [
                {
                  id: 'change',
                  label: documentText.change,
                  icon: <Edit20Regular />,
                  reason: mayNotChange ?? closed,
                  onSelect: () => setAsked('change'),
                },
              ],
              [
                {
                  id: 'remove',
                  label: documentText.remove,
                  icon: <Delete20Regular />,
                  reason: mayNotRemove ?? closed,
                  onSelect: () => setAsked('remove'),
                },
              ],
            ]}
          />
        </div>
      </div>
      {earlier.map((version) => (
        <div key={version.number} className={look('row', 'between', 'gapS', 'note', 'indent')}>
          <span>
            {documentText.versionBy({ number: version.number, date: format.dateTime(version.uploadDate), name: version.uploadedBy })}
          </span>
          <div className={look('row', 'fixed')}>
            <VersionButtons caseId={caseId} document={document} version={version} />
          </div>
        </div>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <Asked caseId={caseId} document={document} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </li>
  )
}

/** A size in MB, or in KB below one. */
const sizeShown = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_048_576
    ? documentText.kilobytes({ size: number(Math.max(1, Math.round(bytes / 1024))) })
    : documentText.megabytes({ size: number(Math.round(bytes / 104_857.6) / 10) })
